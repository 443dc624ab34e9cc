import { describe, expect, it } from 'vitest';
import { assemblePage } from './assemble-page.ts';

describe('assemblePage', () => {
  it('puts a part where it is marked, as deep as the mark', () => {
    const page = '<body>\n  <!-- part: header -->\n</body>';
    expect(assemblePage(page, { header: '<header>\n  Shop\n\n</header>\n' })).toBe(
      '<body>\n  <header>\n    Shop\n\n  </header>\n</body>',
    );
  });

  it('puts a part in as often as it is marked, and leaves other comments', () => {
    expect(assemblePage('<!-- part: a --><!-- part: a --><!-- b -->', { a: 'x$&' })).toBe('x$&x$&<!-- b -->');
  });

  it('refuses a part that does not exist', () => {
    expect(() => assemblePage('<!-- part: footer -->', {})).toThrow('There is no part "footer"');
  });
});
