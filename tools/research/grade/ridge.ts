/** Least squares with a penalty on the weights, not on the bias (Hoerl & Kennard 1970).
 *  @param rows inputs of one length
 *  @param y target of each row
 *  @param penalty above 0 */
export function fitRidge(
  rows: readonly (readonly number[])[],
  y: readonly number[],
  penalty: number,
): { weights: number[]; bias: number } {
  const width = rows[0]!.length;
  const centre = Array.from({ length: width }, (_, i) => mean(rows.map((row) => row[i]!)));
  const level = mean(y);
  const a = Array.from({ length: width }, () => new Float64Array(width));
  const b = new Float64Array(width);
  for (const [rowIndex, row] of rows.entries()) {
    const x = Float64Array.from(row, (value, i) => value - centre[i]!);
    for (let i = 0; i < width; i++) {
      const line = a[i]!;
      for (let j = 0; j <= i; j++) line[j] = line[j]! + x[i]! * x[j]!;
      b[i] = b[i]! + x[i]! * (y[rowIndex]! - level);
    }
  }
  for (let i = 0; i < width; i++) a[i]![i] = a[i]![i]! + penalty;
  const weights = [...solveDefinite(a, b)];
  const bias = level - weights.reduce((sum, weight, i) => sum + weight * centre[i]!, 0);
  return { weights, bias };
}

/** Solves a·x = b for a positive definite matrix by Cholesky's method. Only the lower triangle is read; both
 *  arguments are overwritten. */
function solveDefinite(a: Float64Array[], b: Float64Array): Float64Array {
  const size = b.length;
  for (let i = 0; i < size; i++) {
    const row = a[i]!;
    for (let j = 0; j <= i; j++) {
      const other = a[j]!;
      let sum = row[j]!;
      for (let k = 0; k < j; k++) sum -= row[k]! * other[k]!;
      row[j] = i === j ? Math.sqrt(sum) : sum / other[j]!;
    }
    let sum = b[i]!;
    for (let k = 0; k < i; k++) sum -= row[k]! * b[k]!;
    b[i] = sum / row[i]!;
  }
  for (let i = size - 1; i >= 0; i--) {
    let sum = b[i]!;
    for (let k = i + 1; k < size; k++) sum -= a[k]![i]! * b[k]!;
    b[i] = sum / a[i]![i]!;
  }
  return b;
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
