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
      'Short English videos on events, topics, technology, grammar and finance, with subtitles in both languages. Slow down, repeat, shadow any line.',
    lead: 'Short talks of a minute or so. You can shadow any line.',
    search: 'Search videos',
    filter: 'Topic',
    level: 'Level',
    empty: 'No videos yet.',
    back: 'All video courses',
    learn: 'What you will learn',
    related: 'Watch next',
    published: 'Published {date}',
  },

  words: 'Words',

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
    subtitles: 'Subtitles',
    subtitlesOff: 'Off',
    subtitlesZh: 'Chinese',
    subtitlesEn: 'English',
    subtitlesBoth: 'Both',
  },

  resume: {
    resumed: 'Resuming from {time}',
    fromStart: 'Start over',
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
    loopFrom: 'Repeating from {from}. Press again where it should end.',
    keys: 'Keyboard shortcuts',
  },

  playerKeys: {
    spaceKey: 'Space',
    space: 'Play or pause',
    arrows: 'Back or forward 5 s',
    lines: 'Previous or next line',
    loop: 'Mark A, mark B, stop repeating',
    slower: 'Slower or faster',
    english: 'Show or hide English',
    chinese: 'Show or hide Chinese',
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
    hidden: 'Both languages are hidden: just listen. Tap a line to play from there.',
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
    removed: 'Removed from My Learning.',
    added: 'Added to My Learning.',
    undo: 'Undo',
    remove: 'Remove from My Learning',
    removeLabel: 'Remove “{title}” from My Learning',
  },

  locked: {
    checking: 'Checking your membership…',
    loading: 'Loading the lesson…',
    failed: 'The lesson did not load.',
    again: 'Try again',
  },

  mine: {
    title: 'Video and voice lessons',
    continue: 'Continue',
    again: { VIDEO: 'Watch again', VOICE: 'Listen again' },
    new: { VIDEO: 'Not watched yet', VOICE: 'Not listened to yet' },
    percent: { VIDEO: '{percent}% watched', VOICE: '{percent}% played' },
    done: { VIDEO: 'Watched', VOICE: 'Finished' },
    empty: 'No video or voice lessons yet.',
    browse: 'Choose a video',
    at: 'Stopped at {time}',
    failed: 'Your video and voice lessons did not load.',
  },
} as const satisfies MessageShape<typeof zh>;
