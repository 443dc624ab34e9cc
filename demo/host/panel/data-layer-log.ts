/** What analytics push to the data layer. */
interface Push {
  readonly event?: unknown;
}

/** Tells of each event that is or was pushed to the page's data layer. */
export function followDataLayer(pushed: (event: string, push: object) => void): void {
  const page = window as { dataLayer?: object[] };
  const layer = (page.dataLayer ??= []);
  const tell = (push: object) => {
    const { event } = push as Push;
    if (typeof event === 'string') pushed(event, push);
  };
  layer.forEach(tell);
  const push = layer.push.bind(layer);
  layer.push = (...pushes) => {
    const length = push(...pushes);
    pushes.forEach(tell);
    return length;
  };
}
