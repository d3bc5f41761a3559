import { matrixModule } from './matrix-module';

/** A matrix of 32-bit floats, row by row, in the memory of the WebAssembly module. */
export interface Matrix {
  rows: number;
  columns: number;
  values: Float32Array;
}

/** A buffer for matrices, and their products. */
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

/** Allocates a buffer for `floats` numbers. Rows of a product must be a multiple of 4, its columns of 8.
 *  @throws Error when the buffer is full or shapes do not fit */
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
    if (rows % 4 || into.columns % 8)
      throw new Error('Rows of a product come in fours, its columns in eights.');
    const [row, column] = transposed ? [FLOAT, a.columns * FLOAT] : [a.columns * FLOAT, FLOAT];
    const address = ({ values }: Matrix) => values.byteOffset;
    product(address(a), row, column, address(b), address(into), rows, into.columns, inner);
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
