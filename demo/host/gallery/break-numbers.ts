/** Makes formatting of some numbers throw, which breaks the components that show them. */
export function breakNumbers(isBroken: (amount: number) => boolean): void {
  const { get } = Object.getOwnPropertyDescriptor(Intl.NumberFormat.prototype, 'format')!;
  Object.defineProperty(Intl.NumberFormat.prototype, 'format', {
    get() {
      const format = (get as () => Intl.NumberFormat['format']).call(this as Intl.NumberFormat);
      return (amount: number) => {
        if (isBroken(amount)) throw new RangeError('this number cannot be formatted');
        return format(amount);
      };
    },
  });
}
