/** Returns the interpolated quantile for a share from 0 to 1; NaN without values. */
export function quantile(values, share) {
  const sorted = values.filter((value) => value !== null && value !== undefined).sort((a, b) => a - b);
  const position = (sorted.length - 1) * share;
  const below = sorted[Math.floor(position)];
  const above = sorted[Math.ceil(position)];
  return below === undefined ? NaN : below + (above - below) * (position % 1);
}

export const median = (values) => quantile(values, 0.5);

/** Returns the median of each field of records with the same fields. */
export function medians(records) {
  const fields = [...new Set(records.flatMap((record) => Object.keys(record)))];
  return Object.fromEntries(fields.map((field) => [field, rounded(median(records.map((record) => record[field])))]));
}

export const rounded = (value) => Math.round(value * 100) / 100;

/** Returns the values in random order, so that no variant always follows the same one. */
export function shuffled(values) {
  const result = [...values];
  for (let last = result.length - 1; last > 0; last -= 1) {
    const other = Math.floor(Math.random() * (last + 1));
    [result[last], result[other]] = [result[other], result[last]];
  }
  return result;
}
