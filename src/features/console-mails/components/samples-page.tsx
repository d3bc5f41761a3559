'use client';
import { useSearchParams } from 'next/navigation';
import { SelectField } from '~/components/ui/select-field';
import { useHydrated } from '~/components/ui/use-hydrated';
import { Facts } from '~/console/facts';
import { Loaded } from '~/console/loaded';
import { PageHead } from '~/console/page-head';
import { PageLink } from '~/console/page-link';
import { Section } from '~/console/section';
import { isMailTemplate } from '~/domain/mail-template';
import { useI18n } from '~/i18n/client';
import { consoleRoute } from '~/lib/console-routes';
import { LANGUAGES } from '~/lib/language';
import { useMailSamples } from '../hooks';
import { useResendText } from '../use-resend-text';
import { useTemplateOptions } from '../use-template-options';
import { MailSample } from './mail-sample';

/** One template of the mails, chosen in the address, with sample data in both languages. */
export function SamplesPage() {
  const t = useI18n();
  const resendText = useResendText();
  const options = useTemplateOptions();
  const asked = useSearchParams()?.get('template') ?? '';
  const template = isMailTemplate(asked) ? asked : 'verify-email';
  const samples = useMailSamples(template);
  const hydrated = useHydrated();
  const choose = (value: string) => window.history.replaceState(null, '', `?template=${value}`);
  return (
    <div className="grid gap-6">
      <PageHead title={t('consoleMails.samples.title')}>{t('consoleMails.samples.lead')}</PageHead>
      <PageLink to={consoleRoute('console-mails')}>{t('consoleMails.toMails')}</PageLink>
      <SelectField
        label={t('consoleMails.samples.choose')}
        className="max-w-100"
        value={template}
        // A choice before hydration would be lost.
        disabled={!hydrated}
        onChange={({ currentTarget: { value } }) => choose(value)}
        options={options}
      />
      <Facts
        facts={[
          [t('consoleMails.samples.name'), template],
          [t('consoleMails.samples.again'), resendText(template)],
        ]}
      />
      <Loaded query={samples} failed={t('consoleMails.samples.failed')} height="h-100">
        {(data) => (
          <div className="grid gap-8 xl:grid-cols-2">
            {LANGUAGES.map((one) => (
              <Section key={one} title={t(`consoleMails.languages.${one}`)}>
                <MailSample sample={data[one]} language={one} />
              </Section>
            ))}
          </div>
        )}
      </Loaded>
    </div>
  );
}
