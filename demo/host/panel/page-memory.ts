/** What the panel remembers in this tab; where storage is blocked it forgets, and nothing else happens. */
export function remember(name: string, value: unknown): void {
  try {
    sessionStorage.setItem(`demo_panel_${name}`, JSON.stringify(value));
  } catch {
    // Full or blocked.
  }
}

export function recall(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(`demo_panel_${name}`) ?? 'null');
  } catch {
    return null;
  }
}
