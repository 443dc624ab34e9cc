/** Stores values of the panel in this tab. Does nothing if storage is blocked. */
export function remember(name: string, value: unknown): void {
  try {
    sessionStorage.setItem(`demo_panel_${name}`, JSON.stringify(value));
  } catch {
    // Storage is full or blocked.
  }
}

export function recall(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(`demo_panel_${name}`) ?? 'null');
  } catch {
    return null;
  }
}
