import { type AcousticModel, loadAcousticModel } from '~/domain/speech/acoustic-model';
import type { Ear } from '~/domain/speech/ear';
import { ACOUSTIC_MODEL_BYTES } from '~/domain/speech/model-file';
import { scoreUtterance } from '~/domain/speech/score-utterance';
import { loadEar } from './load-ear';
import { loadFile } from './load-file';
import type { ScorerFiles, ScorerReply, ScorerRequest } from './scorer-messages';

/** The worker's side of the scorer: loads the acoustic model, then the ear, and scores. Nothing waits for the ear: an
 *  utterance before it has arrived, or after it failed, is scored without it.
 *  @returns the handler of the page's messages */
export function createScoring(
  reply: (message: ScorerReply) => void,
): (request: ScorerRequest) => Promise<void> {
  let loading: Promise<AcousticModel> | null = null;
  let ear: Ear | undefined;

  /** The model, fetched once; a failed fetch is not cached, so that the next request retries it. The ear follows it,
   *  once: the next lesson, which has a worker of its own, tries again. */
  const modelFrom = (files: ScorerFiles): Promise<AcousticModel> => {
    loading ??= loadFile({
      url: files.model,
      size: ACOUSTIC_MODEL_BYTES,
      open: loadAcousticModel,
      onProgress: (share) => reply({ type: 'progress', share }),
    }).then(
      (model) => {
        if (files.ear) void takeEar(files.ear);
        return model;
      },
      (cause: unknown) => {
        loading = null;
        throw cause;
      },
    );
    return loading;
  };

  const takeEar = async (file: NonNullable<ScorerFiles['ear']>): Promise<void> => {
    try {
      const { opened, kernels } = await loadEar(file);
      ear = opened;
      reply({ type: 'earReady', kernels });
    } catch {
      // The browser has logged why it was not loaded; the scorer works without it.
    }
  };

  return async (request) => {
    const { files } = request;
    if (request.type === 'load') {
      await modelFrom(files).then(
        () => reply({ type: 'ready' }),
        () => reply({ type: 'unready' }),
      );
      return;
    }
    const { id, pcm16k, reference, leniency, taught } = request;
    try {
      const model = await modelFrom(files);
      const hearing = { ...model, ear };
      const result = scoreUtterance(hearing, pcm16k, reference, leniency, taught);
      reply({ type: 'result', id, result });
    } catch (cause) {
      const message = cause instanceof Error ? cause.message : String(cause);
      reply({ type: 'failed', id, message });
    }
  };
}
