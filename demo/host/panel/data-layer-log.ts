/** An entry of the data layer. */
interface Push {
  readonly event?: unknown;
}

/** Reports every event in the page's data layer, past and future. */
export function followDataLayer(pushed: (event: string, push: object) => void): void {
  const page = window as { dataLayer?: object[] };
  const layer = (page.dataLayer ??= []);
  const report = (push: object) => {
    const { event } = push as Push;
    if (typeof event === 'string') pushed(event, push);
  };
  layer.forEach(report);
  const push = layer.push.bind(layer);
  layer.push = (...pushes) => {
    const length = push(...pushes);
    pushes.forEach(report);
    return length;
  };
}
