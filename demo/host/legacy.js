/* The shop's own classic page script, as found in a CMS. */
(function (window, document) {
  var $ = function (selector) {
    return Array.prototype.slice.call(document.querySelectorAll(selector));
  };
  var header = document.getElementById('site-header');
  var navToggle = document.getElementById('nav-toggle');
  var mainNav = document.getElementById('main-nav');

  /* Sticky header: its shadow while sticky, and its height for other sticky elements. */
  function measure() {
    document.documentElement.style.setProperty('--header-height', header.offsetHeight + 'px');
  }

  function onScroll() {
    header.className =
      window.pageYOffset > header.offsetTop && header.getBoundingClientRect().top <= 0 ? 'is-stuck' : '';
  }

  /* Menu on small screens. */
  function onToggle() {
    var open = navToggle.getAttribute('aria-expanded') !== 'true';
    navToggle.setAttribute('aria-expanded', String(open));
    mainNav.className = open ? 'is-open' : '';
    measure();
  }

  /* Links to the ideas stay on pages that contain them. */
  function onLink(event) {
    var ideas = document.getElementById('ideen');
    if (!ideas || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (navToggle && navToggle.getAttribute('aria-expanded') === 'true') onToggle();
    ideas.scrollIntoView({ behavior: 'smooth' });
  }

  /* The links to other countries lead to the same page: to the same product, in the same mode. */
  function keepParameters(link) {
    var query = new URLSearchParams(link.getAttribute('href'));
    var present = new URLSearchParams(window.location.search);
    ['id', 'mode'].forEach(function (name) {
      if (present.has(name)) query.set(name, present.get(name));
    });
    link.setAttribute('href', '?' + query.toString());
  }

  measure();
  onScroll();
  window.addEventListener('resize', measure);
  window.addEventListener('scroll', onScroll, { passive: true });
  $('a[href^="?tenant="]').forEach(keepParameters);
  /* The steps of an order have no menu. */
  if (navToggle) navToggle.addEventListener('click', onToggle);
  $('a[href$="#ideen"]').forEach(function (link) {
    link.addEventListener('click', onLink);
  });
  $('[data-demo-page="' + document.documentElement.getAttribute('data-page') + '"]').forEach(function (link) {
    link.setAttribute('aria-current', 'page');
  });

  /* Browsers load no module scripts from file URLs, so the cart stays as rendered. */
  if (window.location.protocol === 'file:') {
    var hint = document.createElement('p');
    hint.className = 'file-hint';
    hint.textContent =
      'Diese Seite liegt als Datei vor dir. Browser laden ihre Module nur von einem Webserver: Starte sie mit „npm start“ oder lege den Ordner auf einen beliebigen Webspace.';
    document.getElementById('inhalt').insertBefore(hint, document.getElementById('inhalt').firstChild);
  }
})(window, document);
