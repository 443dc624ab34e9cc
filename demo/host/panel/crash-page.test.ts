import { expect, it, vi } from 'vitest';
import { crashPage } from './crash-page.ts';

it('reloads the page without an event from which a script could learn of it', () => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue();
  const heard = vi.fn();
  for (const name of ['beforeunload', 'pagehide', 'visibilitychange']) window.addEventListener(name, heard);
  crashPage();
  expect(reload).toHaveBeenCalledOnce();
  for (const name of ['beforeunload', 'pagehide']) window.dispatchEvent(new Event(name));
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  expect(heard).not.toHaveBeenCalled();
});
