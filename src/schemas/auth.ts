import { z } from 'zod';
import { ACCENTS } from '~/domain/speech/accent';
import { normaliseEmail } from '~/lib/normalise-email';
import { normalisePhone } from '~/lib/normalise-phone';
import { isBlank, lineSchema, textSchema } from './text';

export const GENDERS = ['MALE', 'FEMALE', 'OTHER'] as const;

/** An address by RFC 5321 whose local part is not quoted, in small letters. A name of the highest level may be written
 *  in ASCII for another script: `xn--kpry57d`. */
const EMAIL =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9][a-z0-9-]*\.)+(?:[a-z]{2,}|xn--[a-z0-9-]+)$/;
/** Maximum lengths of the local part and of a label of the host, characters (RFC 5321, RFC 1035). */
const MAX_LOCAL = 64;
const MAX_LABEL = 63;

const typedEmail = (address: z.ZodType<string, string>) =>
  textSchema(1000, 'email')
    .transform(normaliseEmail)
    .pipe(
      z
        .string()
        .regex(/^[\x20-\x7e]*$/, 'emailLookalike')
        .pipe(address),
    );

const addressSchema = textSchema(254, 'email').check(
  z.email({ pattern: EMAIL, error: 'email', abort: true }),
);

/** E-mail of an account that may exist, from any release: NFKC, trimmed, lower case, ASCII, without invisible
 *  characters. Lookalike letters of other alphabets are rejected: they would make two accounts that read the same. */
export const accountEmailSchema = typedEmail(addressSchema);

/** E-mail to which mail is sent, in a form that mail servers accept. */
export const emailSchema = typedEmail(addressSchema.refine(isDeliverable, 'email'));

/** Pattern of texts that some mail programs decode, and then send to another address: `=?utf-8?q?=41?=`. */
const ENCODED_WORD = /=\?[^?]*\?[bq]\?[^?]*\?=/;

function isDeliverable(email: string): boolean {
  if (ENCODED_WORD.test(email)) return false;
  const at = email.lastIndexOf('@');
  const labels = email.slice(at + 1).split('.');
  return (
    at <= MAX_LOCAL && labels.every((label) => label.length <= MAX_LABEL && !label.endsWith('-'))
  );
}

const PASSWORD_LENGTH = { minLength: 8, maxLength: 128 };

/** Password of 8–128 code points after NFKC; no composition rules. */
export const passwordSchema = textSchema(1024, 'passwordLength')
  .overwrite((text) => text.normalize('NFKC'))
  .refine((text) => {
    const { length } = [...text];
    return length >= PASSWORD_LENGTH.minLength && length <= PASSWORD_LENGTH.maxLength;
  }, 'passwordLength')
  .meta(PASSWORD_LENGTH);

export const nameSchema = lineSchema(60);

/** Taiwanese mobile `09xxxxxxxx` or an international number `+…`, in any spelling. */
export const phoneSchema = textSchema(100, 'phone')
  .transform(normalisePhone)
  .pipe(z.string().regex(/^(?:09\d{8}|\+8869\d{8}|\+(?!886[09])[1-9]\d{6,14})$/, 'phone'));

const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' || value === null ? undefined : value), schema.optional());

/** The same for a typed text. */
const optionalTyped = <T extends z.ZodType>(schema: T) =>
  z.preprocess(
    (value) => (isBlank(value) || value === null ? undefined : value),
    schema.optional(),
  );

/** Input of a sign-up, for form, tRPC and REST. Messages are keys below `validation.` in the texts. */
export const signUpSchema = z.object({
  email: emailSchema,
  password: passwordSchema,
  name: nameSchema,
  gender: optionalTyped(z.enum(GENDERS)),
  phone: optionalTyped(phoneSchema),
});
export type SignUpInput = z.infer<typeof signUpSchema>;

export const signInSchema = z.object({
  email: accountEmailSchema,
  password: textSchema(1024).min(1, 'required'),
});
export type SignInInput = z.infer<typeof signInSchema>;

export const forgotPasswordSchema = z.object({ email: accountEmailSchema });
export type ForgotPasswordInput = z.infer<typeof forgotPasswordSchema>;

/** Secret token of a mailed link. */
export const mailedTokenSchema = textSchema(200).min(20);

export const resetPasswordSchema = z.object({
  token: mailedTokenSchema,
  password: passwordSchema,
});
export type ResetPasswordInput = z.infer<typeof resetPasswordSchema>;

export const verifyEmailSchema = z.object({ token: mailedTokenSchema });
export type VerifyEmailInput = z.infer<typeof verifyEmailSchema>;

export const changePasswordSchema = z.object({
  password: passwordSchema,
  currentPassword: optional(textSchema(1024)),
});
export type ChangePasswordInput = z.infer<typeof changePasswordSchema>;

/** Required field of a change: if absent or empty it stays unchanged, because legacy forms send an empty
 *  text for every untouched field. */
const unchangedIfEmpty = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value, { addIssue }) => {
    if (value === null) addIssue({ code: 'custom', message: 'required', input: value });
    return value === '' ? undefined : value;
  }, schema.optional());

/** Optional field of a change: like `unchangedIfEmpty`, but null clears it. */
const clearedIfNull = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (isBlank(value) ? undefined : value), schema.nullable().optional());

/** Input of a profile change: absent fields stay unchanged, null clears optional ones. The avatar is not
 *  part of it: the entry point decodes its bytes. */
export const editProfileSchema = z.object({
  email: unchangedIfEmpty(emailSchema),
  name: unchangedIfEmpty(nameSchema),
  gender: clearedIfNull(z.enum(GENDERS)),
  phone: clearedIfNull(phoneSchema),
  pronunciation: unchangedIfEmpty(z.enum(ACCENTS)),
  /** For a new e-mail, ten minutes after the log-in and later. */
  currentPassword: optional(textSchema(1024)),
});
export type EditProfileInput = z.infer<typeof editProfileSchema>;

/** View of the account for every client. `vip.level` is `VIP` while the membership lasts, else empty. */
export const userSchema = z.object({
  email: z.string(),
  name: z.string(),
  gender: z.enum(GENDERS).nullable(),
  phone: z.string().nullable(),
  avatar: z.string().nullable(),
  vip: z.object({
    level: z.enum(['VIP', '']),
    expiresAt: z.date().nullable(),
    /** Paused member time: it resumes at `until` and then ends at `expiresAt`. */
    paused: z.object({ until: z.date(), expiresAt: z.date() }).nullable(),
  }),
  pronunciation: z.enum(ACCENTS),
  validated: z.boolean(),
});
export type UserView = z.infer<typeof userSchema>;
