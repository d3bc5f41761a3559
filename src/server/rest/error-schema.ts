import { z } from 'zod';
import { ERROR_CODES } from '~/schemas/error-codes';
import { withSchemaName } from './schema-names';

// What every refusal looks like, whatever its status.
withSchemaName(
  'Refusal',
  z.object({
    result: z.literal(false),
    errorMessage: z.string().min(1),
    errorCode: z.enum(ERROR_CODES),
    /** Only with VALIDATION_FAILED and alike: field → sentence. */
    fields: z.record(z.string(), z.string()).optional(),
    /** Only with INTERNAL. */
    requestId: z.uuid().optional(),
  }),
);
