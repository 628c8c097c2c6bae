// Walks through a lesson in the page: at each step everything that is lit is there, the coach's buttons can be pressed, and
// the solution leads to the next step. Evaluated in the page with the names lit at each step; says what is wrong, or nothing.
// (Hundreds of steps: from outside, each would take a second of processor time.)
async ([lit, patience]) => {
  const shown = (one) => one.checkVisibility({ visibilityProperty: true });
  const at = (number) => document.querySelector(`.dots[aria-label='Step ${number + 1} of ${lit.length}']`);
  const missing = (names) =>
    names.filter((name) => {
      const found = document.querySelector(`[data-light="${CSS.escape(name)}"]`)?.getBoundingClientRect();
      return !found || found.width === 0 || found.height === 0;
    });
  const until = async (holds) => {
    for (const end = performance.now() + patience; performance.now() < end; await new Promise((go) => setTimeout(go, 20))) {
      const found = holds();
      if (found) return found;
    }
    return null;
  };
  const button = (text) => {
    const found = [...document.querySelectorAll('.coach button')].find((one) => one.textContent.trim() === text);
    if (!found || !shown(found) || found.disabled) return null;
    found.scrollIntoView({ block: 'nearest' });
    const { left, top, width, height } = found.getBoundingClientRect();
    return found.contains(document.elementFromPoint(left + width / 2, top + height / 2)) ? found : null;
  };

  for (const [number, names] of lit.entries()) {
    const where = `step ${number + 1}`;
    if (!(await until(() => at(number)))) return `${where} never comes`;
    if (!(await until(() => missing(names).length === 0))) return `${where} lacks ${missing(names)}`;
    const show = await until(() => button('Show the solution'));
    if (!show) return `${where}: the solution cannot be asked for`;
    show.click();
    const last = number + 1 === lit.length;
    const after = await until(() => button('Next') ?? (last ? document.querySelector('.nexts') : at(number + 1)));
    if (!after) return `${where} is never solved`;
    if (after instanceof HTMLButtonElement) after.click();
  }
  return null;
};
