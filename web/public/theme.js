// Runs before the first paint: the saved theme, or the system's.
(() => {
  const saved = localStorage.getItem('manawell.theme');
  const dark = saved === 'dark' || (saved !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
