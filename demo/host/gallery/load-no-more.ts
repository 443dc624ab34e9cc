/** Makes all further loading of scripts fail, as if they were missing on the server. */
export function loadNoMore(): void {
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = "script-src 'none'";
  document.head.append(policy);
}
