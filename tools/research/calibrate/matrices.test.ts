import { expect, it } from 'vitest';
import { seededRandom } from '~tools/research/experiment/seeded-random';
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
])('adds the product of %i × %i and × %i to what is there', (rows, inner, columns) => {
  const room = matrices(10_000);
  const a = room.matrix(rows, inner);
  const turned = room.matrix(inner, rows);
  const b = room.matrix(inner, columns);
  const [plain, transposed] = [room.matrix(rows, columns), room.matrix(rows, columns)];
  for (const one of [a, b]) fill(one);
  for (let i = 0; i < rows; i++)
    for (let k = 0; k < inner; k++) turned.values[k * rows + i] = cell(a, i, k);
  plain.values.fill(2);
  room.addProduct(a, b, plain);
  room.addTransposedProduct(turned, b, transposed);
  for (let i = 0; i < rows; i++)
    for (let j = 0; j < columns; j++) {
      let sum = 0;
      for (let k = 0; k < inner; k++) sum += cell(a, i, k) * cell(b, k, j);
      expect(cell(plain, i, j)).toBeCloseTo(2 + sum, 4);
      expect(cell(transposed, i, j)).toBeCloseTo(sum, 4);
    }
});

it('refuses shapes that have no product', () => {
  const room = matrices(1000);
  const [a, b] = [room.matrix(4, 3), room.matrix(4, 8)];
  expect(() => room.addProduct(a, b, room.matrix(4, 8))).toThrow('shape');
  expect(() => room.addProduct(room.matrix(2, 4), b, room.matrix(2, 8))).toThrow('fours');
});
