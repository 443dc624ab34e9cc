/** A separate module, because the hearts must not load the other outlines. */
export const heart = 'M12 20s-7.5-4.6-7.5-10A4.2 4.2 0 0 1 12 7.4 4.2 4.2 0 0 1 19.5 10c0 5.4-7.5 10-7.5 10z';
export const close = 'M6 6l12 12M18 6 6 18';
export const error = 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 7.5V13M12 16.3v.01';
