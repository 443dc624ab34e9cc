/** Returns the command that repeats a request. */
export function curlOf(
  url: string,
  { method = 'GET', headers, body }: { method?: string; headers: Readonly<Record<string, string>>; body?: unknown },
): string {
  const given = Object.entries(headers).map(([name, value]) => ` -H ${quoted(`${name}: ${value}`)}`);
  const data = typeof body === 'string' ? ` --data ${quoted(body)}` : '';
  return `curl -i -X ${method} ${quoted(url)}${given.join('')}${data}`;
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
