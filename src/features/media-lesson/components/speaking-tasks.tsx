'use client';
import { useState } from 'react';
import { Button } from '~/components/ui/button';
import { MicIcon } from '~/components/ui/icons/microphone';
import { Phrases } from '~/components/ui/phrases';
import { WordListButton } from '~/components/ui/word-list-button';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import { LOOKED_UP_TEXT } from '~/lexicon/word-tap';
import type { MediaStudy } from '~/schemas/media-lesson';
import { sampleTurns } from '../voice/speaking-turns';
import { type Say, SpeakingRound } from './speaking-round';

interface Props {
  tasks: MediaStudy['tasks'];
  say: Say;
  onSound: () => void;
}

/** Speaking tasks: a situation to speak about freely, then its sample line by line, scored. */
export function SpeakingTasks({ tasks, say, onSound }: Props) {
  const t = useScopedI18n('voice.page');
  return (
    <section className="grid gap-4" aria-labelledby="tasks">
      <h3 id="tasks" className="text-xl">
        <Phrases>{t('tasks')}</Phrases>
      </h3>
      <p className="max-w-text text-soft">
        <Phrases>{t('tasksLead')}</Phrases>
      </p>
      <ol className="grid">
        {tasks.map((task, index) => (
          <li key={task.sample} className="border-t border-line py-6">
            <Task task={task} number={index + 1} say={say} onSound={onSound} />
          </li>
        ))}
      </ol>
    </section>
  );
}

interface TaskProps extends Omit<Props, 'tasks'> {
  task: MediaStudy['tasks'][number];
  number: number;
}

function Task({ task, number, say, onSound }: TaskProps) {
  const t = useScopedI18n('voice.page');
  const lookUp = useScopedI18n('lookUp');
  const language = useLanguage();
  const [speaking, setSpeaking] = useState(false);
  const turns = sampleTurns(task);
  return (
    <article className="grid gap-4">
      <div className="grid gap-1">
        <p className="kicker figures">{t('task', { number })}</p>
        <p className="max-w-text text-lg">
          <Phrases>{task.prompt[language]}</Phrases>
        </p>
      </div>
      {speaking ? (
        <SpeakingRound
          turns={turns}
          getName={(name) => name ?? ''}
          say={say}
          onSound={onSound}
          onClose={() => setSpeaking(false)}
        />
      ) : (
        <details className="group">
          <summary className="link inline-flex min-h-11 cursor-pointer list-none items-center [&::-webkit-details-marker]:hidden">
            {t('showSample')}
          </summary>
          <div {...LOOKED_UP_TEXT} className="grid max-w-text justify-items-start gap-3 pt-2">
            <p lang="en" className="font-english text-xl">
              {task.sample}
            </p>
            <p lang="zh-TW" className="text-soft">
              <Phrases>{task.sampleTranslation}</Phrases>
            </p>
            <WordListButton label={lookUp('words')} />
            {turns.length > 0 && (
              <Button variant="secondary" icon={<MicIcon />} onClick={() => setSpeaking(true)}>
                {t('practise')}
              </Button>
            )}
          </div>
        </details>
      )}
    </article>
  );
}
