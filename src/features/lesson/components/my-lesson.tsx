'use client';
import Link from 'next/link';
import { Button } from '~/components/ui/button';
import { EchoLine } from '~/components/ui/echo-line';
import { Notice } from '~/components/ui/notice';
import { Skeleton } from '~/components/ui/skeleton';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { route } from '~/lib/routes';
import type { MyUnit } from '~/schemas/lesson';
import { useMyUnits } from '../hooks';
import { MyUnitRow } from './my-unit-row';
import { StorageNote } from './storage-note';
import { UpNext } from './up-next';

const FLAT = [0, 0, 8, 22, 9, 30, 14, 40, 20, 12, 26, 8, 0, 0];

/** The learner's desk: what to do now, what is under way, what is done. */
export function MyLesson() {
  const t = useScopedI18n('lesson.mine');
  const units = useMyUnits();
  return (
    <div className="grid gap-8 pb-12">
      <h1 className="text-3xl">{t('title')}</h1>
      <StorageNote fails={false} />
      {units.data ? (
        <Desk units={units.data} />
      ) : units.isError ? (
        <Notice tone="error">
          <p>{t('failed')}</p>
          <Button look="secondary" size="sm" onClick={() => void units.refetch()}>
            {t('again')}
          </Button>
        </Notice>
      ) : (
        <Skeleton className="h-48 w-full" />
      )}
    </div>
  );
}

function Desk({ units }: { units: readonly MyUnit[] }) {
  const t = useScopedI18n('lesson.mine');
  if (units.length === 0) return <Nothing />;
  const open = units.filter((unit) => unit.completedAt === null);
  const done = units.filter((unit) => unit.completedAt !== null);
  return (
    <>
      {open[0] ? <UpNext mine={open[0]} /> : <Choose />}
      {open.length > 1 && <Rows title={t('inProgress')} units={open.slice(1)} />}
      {done.length > 0 && <Rows title={t('completed')} units={done} />}
    </>
  );
}

function Rows({ title, units }: { title: string; units: readonly MyUnit[] }) {
  return (
    <section className="grid gap-2">
      <h2 className="border-b-2 border-text pb-2 text-xl">{title}</h2>
      <ul>
        {units.map((mine) => (
          <MyUnitRow key={mine.unit.slug} mine={mine} />
        ))}
      </ul>
    </section>
  );
}

function Nothing() {
  const t = useScopedI18n('lesson.mine');
  return (
    <section className="grid max-w-text justify-items-start gap-4">
      <EchoLine envelope={FLAT} swings={14} className="h-16" />
      <h2 className="text-2xl">{t('emptyTitle')}</h2>
      <p className="text-soft">{t('empty')}</p>
      <Choose />
    </section>
  );
}

function Choose() {
  const t = useScopedI18n('lesson.mine');
  const language = useLanguage();
  return (
    <Button asChild className="justify-self-start">
      <Link href={localePath(language, route('course-news'))}>{t('choose')}</Link>
    </Button>
  );
}
