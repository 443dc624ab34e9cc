/** Makes formatting of some numbers throw, which breaks the components that show them. */
export function breakNumbers(isBroken: (amount: number) => boolean): void {
  const { toFixed } = Number.prototype;
  Number.prototype.toFixed = function format(digits) {
    if (isBroken(Number(this))) throw new RangeError('this number cannot be formatted');
    return toFixed.call(this, digits);
  };
}
