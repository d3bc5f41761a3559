import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Files with English content whose words are looked up where it stands, or in the container of another file. */
const LOOKED_UP: Readonly<Record<string, string>> = {
  'src/app/[locale]/(home)/course-news/[id]/page.tsx':
    'the words of a unit, and its English headline',
  'src/app/[locale]/(home)/course-video/[id]/page.tsx': 'the English title of a video',
  'src/app/[locale]/(home)/course-voice/[id]/page.tsx': 'the English title of a voice lesson',
  'src/features/course/components/news-article.tsx': 'an article',
  'src/features/lesson/components/consecutive/consecutive-result.tsx': 'sentences of a passage',
  'src/features/lesson/components/interpret/interpret-result.tsx': 'the sentences of a passage',
  'src/features/lesson/components/player/item-sheet.tsx':
    'an item of a lesson or a review, and its example',
  'src/features/lesson/components/render/own-judgement.tsx':
    'the model beside what was said in other words',
  'src/features/lesson/components/result/dictation-diff.tsx': 'typed words',
  'src/features/lesson/components/shadow/shadow-result.tsx': 'shadowed sentences',
  'src/features/lesson/summary/repeat-items.tsx':
    'items to repeat, whose buttons repeat them: by their list',
  'src/features/media-lesson/components/comprehension.tsx':
    'answers, whose buttons choose them: by their list',
  'src/features/lesson/components/speak-line.tsx': 'a line outside of a lesson',
  'src/features/lesson/summary/word-list.tsx': 'the words of a summary',
  'src/features/media-lesson/components/paused-subtitle.tsx': 'the subtitle of a paused video',
  'src/features/media-lesson/components/round-result.tsx': 'the lines of a round',
  'src/features/media-lesson/components/speaking-round.tsx': 'a line of a round',
  'src/features/media-lesson/components/speaking-tasks.tsx': 'the sample of a task',
  'src/features/media-lesson/components/study-words.tsx': 'the words of a video',
  'src/features/media-lesson/components/transcript-text.tsx': 'a transcript as text',
  'src/features/media-lesson/components/transcript.tsx': 'a transcript',
  'src/features/media-lesson/components/voice-words.tsx': 'the words of a voice lesson',
  'src/features/progress/components/word-map.tsx': 'words that are said better than before',
  'src/features/review/components/suspended-cards.tsx': 'suspended cards',
  'src/features/saved-word/components/my-words.tsx': 'saved words with their sentences',
  'src/features/scene/components/said-so-far.tsx': 'a conversation as it went',
  'src/features/scene/components/scene-end.tsx': 'the last line of a scene',
  'src/features/scene/components/turn-view.tsx': 'a line of a scene with the replies to it',
};

/** Files with English that stands in a container of the list above, or is no content to look words up in. */
const OTHERS: Readonly<Record<string, string>> = {
  'src/app/global-error.tsx': 'a message of the interface',
  'src/components/layout/article-header.tsx': 'the English title, in the container of its page',
  'src/components/ui/list-search.tsx': 'a search, which has a container of its own',
  'src/features/account/components/pronunciation-field.tsx': 'samples of an accent in a setting',
  'src/features/home/components/four-steps.tsx': 'names of the interface',
  'src/features/home/components/phoneme-trend-chart.tsx': 'a word within a link',
  'src/features/home/components/ten-minutes.tsx': 'names within links',
  'src/features/home/components/today-units.tsx': 'headlines that the links of their cards cover',
  'src/features/lesson/components/consecutive/rendered-row.tsx': 'in consecutive-result.tsx',
  'src/features/lesson/components/interpret/interpret-sentence.tsx': 'in interpret-result.tsx',
  'src/features/lesson/components/interpret/interpret-type.tsx': 'a field',
  'src/features/lesson/components/player/lesson-player.tsx':
    'the headline of a lesson that is loading',
  'src/features/lesson/components/player/recall-view.tsx':
    'the sentence with its gap, which asks for the word; the item has the whole after it',
  'src/features/lesson/components/player/type-field.tsx': 'a field',
  'src/features/lesson/components/render/chinese-question.tsx':
    'the first words, as a hint at an answer',
  'src/features/lesson/components/result/typed-details.tsx': 'the learner’s own words',
  'src/features/lesson/components/result/word-drill.tsx':
    'a word of the sentence that the drill leads back to',
  'src/features/lesson/components/shadow/shadow-row.tsx': 'in shadow-result.tsx',
  'src/features/lesson/components/spoken-text.tsx':
    'in the containers of its users; its words are buttons, whose panel has the meanings after an attempt',
  'src/features/listening/components/choice-button.tsx': 'one of two words to choose from',
  'src/features/media-lesson/components/transcript-line.tsx': 'in transcript.tsx',
  'src/features/progress/components/recording-comparison.tsx': 'the name of a recording',
  'src/features/quality/components/error-kinds.tsx': 'two words to say, which are no text',
  'src/features/saved-word/components/save-definition.tsx': 'the entry that its button saves',
  'src/features/saved-word/components/word-row.tsx': 'in my-words.tsx',
  'src/features/scene/components/person-line.tsx': 'in turn-view.tsx and scene-end.tsx',
  'src/features/scene/components/reply-by-typing.tsx': 'a field',
  'src/features/scene/components/reply-options.tsx': 'in turn-view.tsx',
};

const files = execFileSync('git', ['ls-files', 'src/features', 'src/components', 'src/app'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'));
const source = (file: string) => readFileSync(file, 'utf8');

it('Every file in the list of texts whose words are looked up marks its container', () => {
  const marked = files.filter((file) => source(file).includes('{...LOOKED_UP_TEXT}'));
  expect(marked.toSorted()).toEqual(Object.keys(LOOKED_UP).toSorted());
});

it('Every other file with English content names why it marks no container', () => {
  const others = files.filter(
    (file) =>
      !/console|gallery|api-docs|sandbox-bank/.test(file) &&
      source(file).includes('lang="en"') &&
      !(file in LOOKED_UP),
  );
  expect(others.toSorted()).toEqual(Object.keys(OTHERS).toSorted());
});
