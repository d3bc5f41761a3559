/** The parts of ONNX Runtime that we call; the same in its package for Node.js and in the one in WebAssembly. */
export interface OnnxRuntime {
  Tensor: new (
    type: 'int64' | 'float32',
    data: BigInt64Array | Float32Array,
    shape: number[],
  ) => Tensor;
  InferenceSession: { create(model: Uint8Array): Promise<Session> };
}

export interface Tensor {
  readonly data: unknown;
}

export interface Session {
  readonly inputNames: readonly string[];
  readonly outputNames: readonly string[];
  run(feeds: Record<string, Tensor>): Promise<Record<string, Tensor>>;
}

/** The packages that provide it, fastest first. The one for Node.js is large, and operators install it on
 *  demand; the other comes with the tools. */
const PACKAGES = ['onnxruntime-node', 'onnxruntime-web'];

/** Loads ONNX Runtime. @throws Error naming the package to install when there is none */
export async function loadOnnxRuntime(): Promise<OnnxRuntime> {
  for (const name of PACKAGES) {
    try {
      return (await import(
        /* webpackIgnore: true */ /* turbopackIgnore: true */ name
      )) as OnnxRuntime;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    }
  }
  throw new Error(`A neural voice needs ONNX Runtime: npm install --no-save ${PACKAGES[0]}`);
}
