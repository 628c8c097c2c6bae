// Goes to another page as the links of this one do, without loading everything again, and waits until it is there with all
// that it asks the server for. Says whether it came.
async ([path, patience]) => {
  const before = document.querySelector('main');
  let [open, quiet] = [0, performance.now()];
  const { fetch } = window;
  window.fetch = (...wish) => {
    open += 1;
    return fetch(...wish).finally(() => {
      open -= 1;
      quiet = performance.now();
    });
  };
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
  const there = () => {
    const main = document.querySelector('main');
    return main && main !== before && !document.querySelector('main .skel') && open === 0 && performance.now() > quiet + 100;
  };
  const end = performance.now() + patience;
  while (!there() && performance.now() < end) await new Promise((go) => setTimeout(go, 20));
  window.fetch = fetch;
  return there();
};
