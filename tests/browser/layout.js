// What does not fit in the window or only seems not to, in words. Evaluated in the page; says nothing when all is well.
() => {
  const found = [];
  const root = document.documentElement;
  const table = document.querySelector('.table');
  const [wide, high] = [root.clientWidth, innerHeight];
  const box = (one) => one.getBoundingClientRect();
  const shown = (one) => one.offsetParent !== null && one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const all = (wanted) => [...document.querySelectorAll(wanted)].filter(shown);
  const words = (one) => (one.getAttribute('aria-label') ?? one.innerText).slice(0, 40);
  const name = (one) => `${one.tagName.toLowerCase()}.${one.className} “${words(one)}”`;

  if (root.scrollWidth > wide) found.push(`scrolls sideways by ${root.scrollWidth - wide}`);
  if (table && root.scrollHeight > high) found.push(`scrolls down by ${root.scrollHeight - high}`);

  const controls = '.topbar > *, .prompt h2, .prompt .link, .acts .btn, .tabs button, .tabbar button, .status .pill, .zoom button';
  for (const one of all(controls)) {
    const { left, top, right, bottom } = box(one);
    const inside = left >= -0.5 && right <= wide + 0.5 && (!table || (top >= -0.5 && bottom <= high + 0.5));
    if (!inside) found.push(`${name(one)} leaves the window: ${[left, top, right, bottom].map(Math.round)}`);
  }

  const shared = (from, to, otherFrom, otherTo) => Math.min(to, otherTo) - Math.max(from, otherFrom);
  const overlap = (one, other) => {
    const [a, b] = [box(one), box(other)];
    return shared(a.left, a.right, b.left, b.right) > 1 && shared(a.top, a.bottom, b.top, b.bottom) > 1;
  };
  const dock = '.dock .prompt, .dock .effects:has(.fx), .dock .acts > *, .dock .hand > *';
  for (const group of [dock, '.topbar > *', '.side > *', '.tabs > *', '.tabbar > *']) {
    const members = all(group);
    for (const [at, one] of members.entries()) {
      for (const other of members.slice(at + 1)) {
        if (!one.contains(other) && overlap(one, other)) found.push(`${name(one)} lies on ${name(other)}`);
      }
    }
  }

  const sheet = all('.dock')[0];
  for (const one of all('.board [data-target]')) {
    if (sheet && overlap(one, sheet)) found.push(`${name(one)} lies under the dock`);
  }

  const written = 'h1, legend, .prompt h2, .btn, .tabs button, .tabbar button, .seg > *, .chip, .choice, .pill, .gchip';
  for (const one of all(written)) {
    const cut = one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== 'inline';
    if (cut) found.push(`${name(one)} is cut: ${one.scrollWidth} in ${one.clientWidth}`);
  }

  for (const one of all('body *')) {
    const fades = getComputedStyle(one).maskImage !== 'none';
    if (fades && one.scrollTop + one.clientHeight >= one.scrollHeight) found.push(`${name(one)} fades out, and nothing is left below`);
  }

  if (!matchMedia('(pointer: coarse)').matches) return found;
  const pressed = ['.topbar :is(a, button)', '.tabbar button', '.acts .btn', '.prompt .link', '.gcard :is(a, button)', '.effects .more button'];
  for (const one of all([...pressed, 'form :is(.btn, .seg > *, .choice)'].join())) {
    const { width, height } = box(one);
    if (Math.min(width, height) < 43.5) found.push(`${name(one)} is small: ${Math.round(width)} × ${Math.round(height)}`);
  }
  return found;
};
