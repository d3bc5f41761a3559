'use client';
import { FormRefusal } from '~/components/ui/form-refusal';
import { Link } from '~/components/ui/link';
import { Notice } from '~/components/ui/notice';
import { SubmitButton } from '~/components/ui/submit-button';
import { TextField } from '~/components/ui/text-field';
import { KEPT_EMAIL } from '~/forms/kept-draft';
import { lazyCheck } from '~/forms/lazy-check';
import { useForm } from '~/forms/use-form';
import { useI18n } from '~/i18n/client';
import { route } from '~/lib/routes';
import { useLogin } from '../hooks';
import { useWayBack } from '../use-way-back';
import { FormPage } from './form-page';
import { SecretField } from './secret-field';

const CHECK = lazyCheck(() => import('~/schemas/auth').then(({ loginSchema }) => loginSchema));

/** E-mail and password; then back to where the person came from. */
export function LoginForm() {
  const t = useI18n();
  const login = useLogin();
  const way = useWayBack();
  const { form, field, submit, refused } = useForm({
    failure: t('account.failed.login'),
    ...CHECK,
    keep: KEPT_EMAIL,
    send: ({ email = '', password = '' }) => login.mutateAsync({ email, password }),
  });
  return (
    <FormPage
      title={t('account.login.title')}
      lead={t('account.login.lead')}
      foot={
        <p>
          {t('account.login.noAccount')}{' '}
          <Link className="link" href={way.keep(route('signup'))}>
            {t('account.login.signup')}
          </Link>
        </p>
      }
    >
      {way.sent && !refused.refusal && <Notice>{t('account.login.needed')}</Notice>}
      <form {...form} className="grid gap-6">
        <FormRefusal {...refused} />
        <TextField
          {...field('email')}
          label={t('account.email')}
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <SecretField
          {...field('password')}
          label={t('account.password')}
          autoComplete="current-password"
          enterKeyHint="go"
          required
        />
        <SubmitButton {...submit} size="lg" wide>
          {t('account.login.submit')}
        </SubmitButton>
        <p className="text-center text-sm">
          <Link className="link" href={way.keep(route('forgot-password'))}>
            {t('account.login.forgot')}
          </Link>
        </p>
      </form>
    </FormPage>
  );
}
