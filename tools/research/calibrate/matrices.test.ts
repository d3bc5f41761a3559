/** @module-tag extended */
import { expect, it } from 'vitest';
import { seededRandom } from '~/domain/seeded-random';
import { type Matrix, matrices } from './matrices';

const random = seededRandom(1);
const fill = ({ values }: Matrix) => {
  for (let i = 0; i < values.length; i++) values[i] = random() - 0.5;
};
const cell = ({ values, columns }: Matrix, row: number, column: number) =>
  values[row * columns + column]!;

it.each([
  [4, 1, 8],
  [8, 7, 16],
  [12, 30, 24],
])(
  'The product of a %i × %i matrix and one with %i columns is added to the target',
  (rows, inner, columns) => {
    const buffer = matrices(10_000);
    const a = buffer.matrix(rows, inner);
    const aTransposed = buffer.matrix(inner, rows);
    const b = buffer.matrix(inner, columns);
    const [plain, transposed] = [buffer.matrix(rows, columns), buffer.matrix(rows, columns)];
    for (const matrix of [a, b]) fill(matrix);
    for (let i = 0; i < rows; i++)
      for (let k = 0; k < inner; k++) aTransposed.values[k * rows + i] = cell(a, i, k);
    plain.values.fill(2);
    buffer.addProduct(a, b, plain);
    buffer.addTransposedProduct(aTransposed, b, transposed);
    for (let i = 0; i < rows; i++)
      for (let j = 0; j < columns; j++) {
        let sum = 0;
        for (let k = 0; k < inner; k++) sum += cell(a, i, k) * cell(b, k, j);
        expect(cell(plain, i, j)).toBeCloseTo(2 + sum, 4);
        expect(cell(transposed, i, j)).toBeCloseTo(sum, 4);
      }
  },
);

it('Matrices of shapes without a product are rejected', () => {
  const buffer = matrices(1000);
  const [a, b] = [buffer.matrix(4, 3), buffer.matrix(4, 8)];
  expect(() => buffer.addProduct(a, b, buffer.matrix(4, 8))).toThrow('shape');
  expect(() => buffer.addProduct(buffer.matrix(2, 4), b, buffer.matrix(2, 8))).toThrow('fours');
});
