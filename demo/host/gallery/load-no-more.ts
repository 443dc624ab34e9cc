/** From now on the page can load no script, as if those that it still needs were gone from the server. */
export function loadNoMore(): void {
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = "script-src 'none'";
  document.head.append(policy);
}
