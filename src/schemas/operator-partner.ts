import { z } from 'zod';
import { AVATAR_MAX_BYTES } from './avatar';
import { bilingualSchema } from './bilingual';
import { bilingualLine, contentVersionSchema, newContentSchema } from './site-text';
import { emptyToNull, fileSchema, textSchema, uuidSchema } from './text';

/** The texts of a partner that operators write. */
const partnerTextsSchema = z.object({
  name: bilingualLine(80),
  /** Its role in the partnership, in one line. */
  role: bilingualLine(120),
  /** Absent without a link. */
  url: emptyToNull(textSchema(300).check(z.url({ protocol: /^https$/, error: 'https' }))),
});

export const addPartnerSchema = partnerTextsSchema.extend(newContentSchema.shape);
export type AddPartnerInput = z.infer<typeof addPartnerSchema>;

export const editPartnerSchema = partnerTextsSchema.extend(contentVersionSchema.shape);
export type EditPartnerInput = z.infer<typeof editPartnerSchema>;

const idsSchema = z.array(uuidSchema).max(200);

/** Another order of the partners, and the order that the operator read. */
export const orderPartnersSchema = z.object({ before: idsSchema, after: idsSchema });
export type OrderPartnersInput = z.infer<typeof orderPartnersSchema>;

/** A partner's picture: the file's bytes in base64, or null to remove it. */
export const setPartnerPictureSchema = contentVersionSchema.extend({
  image: fileSchema(AVATAR_MAX_BYTES).min(1).nullable(),
});

const operatorPartnerSchema = z.object({
  id: z.string(),
  slug: z.string(),
  version: z.int(),
  hidden: z.boolean(),
  name: bilingualSchema,
  role: bilingualSchema,
  url: z.string().nullable(),
  /** Address of the uploaded picture. */
  picture: z.string().nullable(),
  sample: z.boolean(),
});
export type OperatorPartner = z.infer<typeof operatorPartnerSchema>;
export const operatorPartnersSchema = z.array(operatorPartnerSchema);
