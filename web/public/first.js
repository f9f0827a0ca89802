// Runs before the first paint, so that nobody sees a flash of the other theme. A file of its own, because
// the content security policy allows no script inside the page.
(function () {
  var settings = {};
  try {
    settings = JSON.parse(localStorage.getItem('bedesten.settings') || '{}') || {};
  } catch {
    /* A broken or forbidden storage means default settings. */
  }
  var root = document.documentElement;
  var dark = matchMedia('(prefers-color-scheme: dark)').matches;
  root.dataset.theme =
    settings.theme === 'dark' || settings.theme === 'light' ? settings.theme : dark ? 'dark' : 'light';
  if (settings.motion === 'less') root.dataset.motion = 'less';
  if (typeof settings.locale === 'string') root.lang = settings.locale;
})();
