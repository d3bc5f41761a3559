import { z } from 'zod';
import { ERROR_CODES } from '~/schemas/error-codes';
import { withSchemaName } from './schema-names';

// Shape of every error, whatever its status.
withSchemaName(
  'Refusal',
  z.object({
    result: z.literal(false),
    errorMessage: z.string().min(1),
    errorCode: z.enum(ERROR_CODES),
    /** Only with VALIDATION_FAILED and similar codes: field → sentence. */
    fields: z.record(z.string(), z.string()).optional(),
    /** Only with INTERNAL. */
    requestId: z.uuid().optional(),
  }),
);
