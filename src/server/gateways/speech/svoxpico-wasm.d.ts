declare module '@echogarden/svoxpico-wasm' {
  /** The part of the Emscripten module that we call; every pointer is a byte address. */
  export interface PicoModule {
    HEAPU8: Uint8Array;
    HEAP16: Int16Array;
    HEAPU32: Uint32Array;
    FS: { writeFile(path: string, data: Uint8Array): void };
    _malloc(bytes: number): number;
    _free(pointer: number): void;
    _pico_initialize(memory: number, size: number, outSystem: number): number;
    _pico_loadResource(system: number, path: number, outResource: number): number;
    _pico_getResourceName(system: number, resource: number, outName: number): number;
    _pico_createVoiceDefinition(system: number, voice: number): number;
    _pico_addResourceToVoiceDefinition(system: number, voice: number, resource: number): number;
    _pico_newEngine(system: number, voice: number, outEngine: number): number;
    _pico_putTextUtf8(engine: number, text: number, size: number, outBytesPut: number): number;
    _pico_getData(
      engine: number,
      buffer: number,
      size: number,
      outBytesReceived: number,
      outDataType: number,
    ): number;
  }
  export default function SvoxPico(): Promise<PicoModule>;
}
