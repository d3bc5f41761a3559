import { matrixModule } from './matrix-module';

/** A matrix of 32-bit floats in memory that the product can reach, row after row. */
export interface Matrix {
  rows: number;
  columns: number;
  values: Float32Array;
}

/** Room for matrices and their products. */
export interface Matrices {
  /** A matrix of zeros. */
  matrix(rows: number, columns: number): Matrix;
  /** into += a · b */
  addProduct(a: Matrix, b: Matrix, into: Matrix): void;
  /** into += aᵀ · b */
  addTransposedProduct(a: Matrix, b: Matrix, into: Matrix): void;
}

const PAGE = 65_536;
const FLOAT = 4;

/** Room for `floats` numbers. Rows of a product must be a multiple of 4, its columns of 8.
 *  @throws Error when the room is full or shapes do not fit */
export function matrices(floats: number): Matrices {
  const memory = new WebAssembly.Memory({ initial: Math.ceil((floats * FLOAT) / PAGE) });
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(matrixModule()), {
    m: { memory },
  });
  const product = exports.addProduct as (...numbers: number[]) => void;
  let used = 0;
  const multiply = (a: Matrix, b: Matrix, into: Matrix, transposed: boolean): void => {
    const [rows, inner] = transposed ? [a.columns, a.rows] : [a.rows, a.columns];
    if (rows !== into.rows || inner !== b.rows || b.columns !== into.columns)
      throw new Error('These matrices have no product of that shape.');
    if (rows % 4 || into.columns % 8) throw new Error('Products go by fours and eights.');
    const [row, column] = transposed ? [FLOAT, a.columns * FLOAT] : [a.columns * FLOAT, FLOAT];
    const at = ({ values }: Matrix) => values.byteOffset;
    product(at(a), row, column, at(b), at(into), rows, into.columns, inner);
  };
  return {
    matrix(rows, columns) {
      const values = new Float32Array(memory.buffer, used * FLOAT, rows * columns);
      used += rows * columns;
      return { rows, columns, values };
    },
    addProduct: (a, b, into) => multiply(a, b, into, false),
    addTransposedProduct: (a, b, into) => multiply(a, b, into, true),
  };
}
