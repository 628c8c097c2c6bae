// Plays on in the page until the game is over: the first thing that is offered, or another by number. A quarter of the
// processor time of a mouse that is moved from outside. Says what went wrong, or nothing.
async ([most, patience]) => {
  const shown = (wanted) => [...document.querySelectorAll(wanted)].filter((one) => one.checkVisibility({ visibilityProperty: true }));
  const version = () => document.querySelector('.table').dataset.version;
  const until = async (holds) => {
    for (const end = performance.now() + patience; performance.now() < end; await new Promise((go) => setTimeout(go, 20))) {
      const found = holds();
      if (found) return found;
    }
    throw new Error(`this never holds: ${holds}`);
  };
  const press = (one) => one.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  const some = (wanted) => until(() => (shown(wanted).length ? shown(wanted) : null));

  for (let number = 0; number < most; number++) {
    await until(() => document.querySelector('[data-source], [data-target], [data-move], .result'));
    if (document.querySelector('.result')) return null;
    const before = version();
    const sources = shown('[data-source]');
    if (!shown('[data-target]').length && !sources.length) press(document.querySelector('[data-move]'));
    else {
      if (!shown('[data-target]').length) press(sources[number % sources.length]);
      const targets = await some('[data-target]');
      press(targets[number % targets.length]);
      press((await some('.acts .primary:enabled'))[0]);
    }
    await until(() => version() !== before || document.querySelector('.result'));
  }
  return 'the game never ends';
};
