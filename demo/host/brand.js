/* Runs before the first paint, so that the other brand's colors are never visible. */
(function (window, document) {
  var known = ['JS_DE', 'JS_AT', 'MD_DE', 'MD_AT', 'MD_CH'];
  var root = document.documentElement;

  function remembered() {
    try {
      return window.sessionStorage.getItem('demo_tenant') || '';
    } catch (blocked) {
      return '';
    }
  }

  function remember(tenant) {
    try {
      window.sessionStorage.setItem('demo_tenant', tenant);
    } catch (blocked) {
      // Without storage, the tenant is only in the URL.
    }
  }

  var requested = /[?&]tenant=(\w+)/.exec(window.location.search);
  var rendered = root.getAttribute('data-tenant');
  var tenant = ((requested && requested[1]) || remembered() || rendered || 'JS_DE').toUpperCase();
  if (known.indexOf(tenant) < 0) tenant = 'JS_DE';
  remember(tenant);

  // A server-rendered page belongs to one tenant.
  if (rendered && rendered !== tenant) {
    var page = root.getAttribute('data-page');
    var file = tenant === 'JS_DE' ? page + '.html' : page + '.' + tenant.toLowerCase() + '.html';
    window.location.replace(file + window.location.search + window.location.hash);
  }

  root.setAttribute('data-tenant', tenant);
  if (tenant.indexOf('MD') === 0) {
    root.className = root.className.replace('brand-js', 'brand-md');
    document.addEventListener('DOMContentLoaded', function () {
      document.title = document.title.replace('Erlebnishaus', 'Mein Tag');
    });
  }
})(window, document);
