/** Returns how many letters have to be added, removed or replaced to turn one word into the other. */
export function editDistance(from: string, to: string): number {
  let row = [...Array(to.length + 1).keys()];
  for (const [index, letter] of [...from].entries()) {
    let diagonal = index;
    let left = index + 1;
    const cells = row.slice(1).map((above, column) => {
      left = Math.min(left + 1, above + 1, diagonal + (letter === to[column] ? 0 : 1));
      diagonal = above;
      return left;
    });
    row = [index + 1, ...cells];
  }
  return row.at(-1) ?? 0;
}
