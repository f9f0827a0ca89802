// Runs before the first paint, so that nobody sees a flash of the other theme, and fetches the client in the language
// of whoever looks. A file of its own, because the content security policy allows no script inside the page.
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

  // The script that starts the page, by language. bundle/build.mjs fills this in; where it is empty the client speaks
  // all languages, and the page itself names its script.
  var scripts = {};
  var wanted = [settings.locale].concat(navigator.languages || [], 'en').map(function (tag) {
    return String(tag).slice(0, 2).toLowerCase();
  });
  var language = wanted.find(function (code) {
    return Object.hasOwn(scripts, code);
  });
  if (!language) return;
  root.lang = language;
  document.head.append(
    Object.assign(document.createElement('script'), { type: 'module', src: scripts[language] }),
  );
})();
