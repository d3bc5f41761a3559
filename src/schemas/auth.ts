import { z } from 'zod';
import { stripInvisible } from '~/lib/strip-invisible';
import { lineSchema, textSchema } from './text';

export const GENDERS = ['MALE', 'FEMALE', 'OTHER'] as const;
export const PRONUNCIATIONS = ['US', 'GB'] as const;

/** E-mail as the account's name: NFKC, trimmed, lower case, ASCII. Lookalike letters of other alphabets and
 *  invisible characters are rejected: they would make two accounts that read the same. */
export const emailSchema = textSchema(1000, 'email')
  .transform((text) => text.normalize('NFKC').trim().toLowerCase())
  .pipe(
    z
      .string()
      .regex(/^[\x20-\x7e]*$/, 'emailLookalike')
      .pipe(textSchema(254, 'email').check(z.email('email'))),
  );

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

/** Taiwanese mobile `09xxxxxxxx` or an international number `+…`; spaces, dashes and the directional marks of
 *  address books are removed. */
export const phoneSchema = textSchema(100, 'phone')
  .transform((text) =>
    stripInvisible(text.normalize('NFKC')).replace(/[\s\u202a-\u202e\u2066-\u2069-]/g, ''),
  )
  .pipe(z.string().regex(/^(09\d{8}|\+[1-9]\d{6,14})$/, 'phone'));

const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' || value === null ? undefined : value), schema.optional());

/** Input of a sign-up, for form, tRPC and REST. Messages are keys below `validation.` in the texts. */
export const signUpSchema = z.object({
  email: emailSchema,
  password: passwordSchema,
  name: nameSchema,
  gender: optional(z.enum(GENDERS)),
  phone: optional(phoneSchema),
});
export type SignUpInput = z.infer<typeof signUpSchema>;

export const signInSchema = z.object({
  email: emailSchema,
  password: textSchema(1024).min(1, 'required'),
});
export type SignInInput = z.infer<typeof signInSchema>;

export const forgotPasswordSchema = z.object({ email: emailSchema });
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

/** Required field of a change: absent or empty it stays as it is, since legacy forms send an empty text for
 *  every untouched field. */
const unchangedIfEmpty = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value, { addIssue }) => {
    if (value === null) addIssue({ code: 'custom', message: 'required', input: value });
    return value === '' ? undefined : value;
  }, schema.optional());

/** Optional field of a change: like `unchangedIfEmpty`, but null clears it. */
const clearedIfNull = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.nullable().optional());

/** Input of a profile change: absent fields stay as they are, null clears optional ones. The avatar is not part
 *  of it: the entry point decodes its bytes. */
export const editProfileSchema = z.object({
  email: unchangedIfEmpty(emailSchema),
  name: unchangedIfEmpty(nameSchema),
  gender: clearedIfNull(z.enum(GENDERS)),
  phone: clearedIfNull(phoneSchema),
  pronunciation: unchangedIfEmpty(z.enum(PRONUNCIATIONS)),
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
  pronunciation: z.enum(PRONUNCIATIONS),
  validated: z.boolean(),
});
export type UserView = z.infer<typeof userSchema>;
