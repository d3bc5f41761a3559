'use client';
import { Button } from '~/components/ui/button';
import { ActButton } from '~/console/act-button';
import { ActNotice } from '~/console/act-notice';
import { useAct } from '~/console/use-act';
import { useI18n } from '~/i18n/client';
import type { FeedView } from '~/schemas/feed';
import { isReadingOpen, useFeedVerbs } from '../use-feeds';

/** The actions on a feed. */
export function FeedActs({ feed }: { feed: FeedView }) {
  const t = useI18n();
  const { id, address, isPaused, articles } = feed;
  const verbs = useFeedVerbs();
  const act = useAct();
  const name = new URL(address).host;
  const read = () => act.run(() => verbs.read.mutateAsync({ id }));
  const pause = () => act.run(() => verbs.setPaused.mutateAsync({ id, isPaused: !isPaused }));
  return (
    <div className="grid gap-3">
      <ActNotice outcome={act.outcome} failed={t('consoleFeeds.actFailed')} />
      <div className="flex flex-wrap items-center gap-3">
        <Button
          variant="secondary"
          size="sm"
          disabled={isReadingOpen(feed)}
          busy={verbs.read.isPending}
          aria-label={t('consoleFeeds.readOf', { name })}
          onClick={read}
        >
          {t('consoleFeeds.read')}
        </Button>
        <Button
          variant="secondary"
          size="sm"
          busy={verbs.setPaused.isPending}
          aria-label={t(isPaused ? 'consoleFeeds.resumeOf' : 'consoleFeeds.pauseOf', { name })}
          onClick={pause}
        >
          {t(isPaused ? 'consoleFeeds.resume' : 'consoleFeeds.pause')}
        </Button>
        <ActButton
          label={t('consoleFeeds.remove')}
          variant="quiet"
          isDangerous
          title={t('consoleFeeds.removal.title', { name })}
          text={t('consoleFeeds.removal.text', { count: articles })}
          submit={t('consoleFeeds.removal.submit')}
          cancel={t('consoleFeeds.removal.cancel')}
          failed={t('consoleFeeds.removal.failed')}
          run={() => verbs.remove.mutateAsync({ id })}
        />
      </div>
    </div>
  );
}
