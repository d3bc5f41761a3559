import type { MessageShape } from '../../message-shape';
import type { media as zh } from '../zh/media';

export const media = {
  category: {
    Events: 'Events',
    Topics: 'Topics',
    Technology: 'Technology',
    Grammar: 'Grammar',
    Finance: 'Finance',
    daily: 'Everyday',
    work: 'Work',
    travel: 'Travel',
    health: 'Health',
    story: 'Stories',
  },
  kind: { VIDEO: 'Video lesson', VOICE: 'Voice lesson' },
  minutes: '{minutes} min',
  seconds: '{seconds} s',
  posterLabel: 'Cover of {title}',

  video: {
    title: 'Video courses',
    description:
      'Short English films on events, topics, technology, grammar and finance, with subtitles in both languages. Slow down, repeat, shadow any line.',
    lead: 'Talks of a minute or so; shadow any line.',
    search: 'Search videos',
    filter: 'Topic',
    level: 'Level',
    empty: 'No videos yet.',
    back: 'All video courses',
    learn: 'What you will learn',
    words: 'Words',
    related: 'Watch next',
    published: 'Published {date}',
  },

  standing: {
    new: 'Not watched yet',
    percent: '{percent}% watched',
    done: 'Finished',
  },

  player: {
    label: '{title}, video',
    loading: 'Loading the video…',
    slow: 'The network is slow; the video is still loading.',
    failed: 'The video did not load. Check your network and try again.',
    again: 'Try again',
    resumed: 'Going on from {time}',
    fromStart: 'Start over',
    subtitles: 'Subtitles',
    subtitlesOff: 'Off',
    subtitlesZh: 'Chinese',
    subtitlesEn: 'English',
    subtitlesBoth: 'Both',
  },

  deck: {
    label: 'Practice controls',
    play: 'Play',
    pause: 'Pause',
    previous: 'Previous line',
    next: 'Next line',
    back: 'Back 5 s',
    forward: 'Forward 5 s',
    speed: 'Speed',
    speedText: '{rate} times',
    loop: 'Repeat A–B',
    loopStart: 'Repeat from this line',
    loopEnd: 'Repeat to this line',
    loopStop: 'Stop repeating',
    looping: 'Repeating {from} to {to}',
    loopFrom: 'From {from}. Press again where it should end.',
    keys: 'Keyboard shortcuts',
    key: {
      space: 'Play or pause',
      arrows: 'Back or forward 5 s',
      lines: 'Previous or next line',
      loop: 'Mark A, mark B, stop repeating',
      slower: 'Slower or faster',
      english: 'Show or hide English',
      chinese: 'Show or hide Chinese',
    },
    spaceKey: 'Space',
  },

  transcript: {
    title: 'Transcript',
    english: 'English',
    chinese: 'Chinese',
    playFrom: 'Play line {line}',
    repeat: 'Repeat this line',
    repeatStop: 'Stop repeating this line',
    shadow: 'Shadow this line',
    follow: 'Back to the current line',
    hidden:
      'Both languages are hidden: listen with your ears alone. A press on a row plays from there.',
  },

  shadow: {
    title: 'Shadow this line',
    lead: 'Listen once, then say it. The recording stays on this device.',
    close: 'Close',
    listen: 'Hear the line',
    own: 'Hear yourself',
  },

  keep: {
    add: 'Add to My Learning',
    kept: 'In My Learning',
    removed: 'Taken out of My Learning.',
    added: 'Added to My Learning.',
    undo: 'Undo',
    remove: 'Take out of My Learning',
    removeLabel: 'Take “{title}” out of My Learning',
  },

  locked: {
    checking: 'Checking your membership…',
    failed: 'The lesson did not load.',
    again: 'Try again',
  },

  mine: {
    title: 'Video and voice lessons',
    continue: 'Continue',
    again: { VIDEO: 'Watch again', VOICE: 'Listen again' },
    new: { VIDEO: 'Not watched yet', VOICE: 'Not heard yet' },
    percent: { VIDEO: '{percent}% watched', VOICE: '{percent}% heard' },
    done: { VIDEO: 'Watched', VOICE: 'Heard' },
    empty: 'No video or voice lessons yet.',
    browse: 'Choose a video',
    at: 'Stopped at {time}',
    failed: 'Your video and voice lessons did not load.',
  },
} as const satisfies MessageShape<typeof zh>;
