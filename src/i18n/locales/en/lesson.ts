import type { MessageShape } from '~/i18n/message-shape';
import type { lesson as zh } from '../zh/lesson';

export const lesson = {
  opening: 'Opening the unit…',
  leave: 'Leave the lesson',
  kind: { WORD: 'Word', SENTENCE: 'Sentence' },
  place: 'Item {k} of {n}',
  placeShort: '{k} / {n}',
  /** In the header while an exercise is on the screen. */
  exercise: {
    consecutive: 'Consecutive interpreting',
    interpreting: 'Listen, then give it back',
    shadowing: 'Shadowing',
  },
  minutesSpent: '{minutes} minutes so far',
  example: 'Example',
  partOfSpeech: { noun: 'noun', verb: 'verb', adjective: 'adjective', adverb: 'adverb' },

  accent: { label: 'Accent', US: 'US', GB: 'UK' },
  more: { open: 'More', title: 'More ways to practice', close: 'Close' },
  listen: 'Listen',
  listenStop: 'Stop',
  listenSlow: 'Slower',
  unvoiced: 'This word has no recording yet, and this device has no English voice to read it.',
  audioFailed: 'The audio did not play; the network may be down. Press again.',
  ownVoice: 'Hear yourself',
  ownVoiceStop: 'Stop',

  speak: 'Speak',
  speakAgain: 'Say it again',
  finishSpeaking: 'I’m done',
  microphoneOpening: 'Opening the microphone…',
  openingSlow: 'The microphone is not open yet. If the browser is asking, press “Allow”.',
  recording: 'Listening. It stops by itself when you do.',
  deadLevel: 'No sound yet. The microphone may be muted, or the wrong one may be selected.',
  unmetered:
    'The browser cannot measure the level, so the recording does not stop by itself. Press “I’m done” at the end.',
  scoring: 'Scoring…',
  scorerLoading: 'First time: downloading the scoring program…',
  scorerSlow:
    'The network is slow. Your recording is kept and will be scored once the download is complete.',
  speakPrompt: 'Listen once, then press the microphone and say it.',
  next: 'Next',
  skip: 'Skip',
  back: 'Back',
  seeSummary: 'See results',
  passed: 'Passed',
  notPassed: 'Not yet',
  almost: 'Once more, please',
  leftOpen: 'Left open for now',
  points: '{score} points',
  wordsRight: '{right} of {count} words right',

  mark: {
    clear: 'clear',
    other: 'sounded like another word',
    otherAs: 'sounded like “{heard}”',
    missing: 'not heard',
    open: 'could not tell, not counted',
    openFrom: 'could not tell from “{from}”, not counted',
  },
  band: {
    clear: 'Clear',
    fair: 'Recognizable',
    open: 'Could not tell',
    again: 'Say it again',
  },
  typedStatus: { said: 'right', nearly: 'almost', again: 'different', missing: 'left out' },

  feedback: {
    open: 'We could not tell whether “{words}” was right, so it is not counted. Say it once more.',
    openFrom: 'We could not tell “{word}” from “{from}”, so it is not counted. Say it once more.',
    leftOpen:
      'We still could not tell, so it is not counted. It stays open and comes back tomorrow.',
    leftOpenFrom:
      'We still could not tell “{word}” from “{from}”, so it is not counted. It stays open and comes back tomorrow.',
    stays: 'We still could not tell, so it is not counted. You can go on.',
    unclear:
      'The recording is not clear enough, so this try is not counted. Move closer, or find a quieter place, and say it again.',
    nearly: 'We could not quite tell “{words}”; it is not counted as wrong.',
    againOne: '“{words}” did not sound right. Listen once, then say it again.',
    again: '{count} words to say again: {words}. Listen once, then say the whole sentence again.',
    addedVowel: 'There may be an extra short vowel after “{word}”. {hint}',
    sound: 'The /{target}/ in “{word}” may have come out as /{heard}/. {hint}',
    brokenOff: 'You stopped after “{word}”; {count} words were not heard. Say the whole sentence.',
    missing: 'We did not hear “{words}”. Say it again from the beginning.',
    missingMany: '{count} words were not heard. Say the whole sentence.',
    extra: 'We heard something that is not in the text. Say only what is in the text.',
    different: 'That sounded like something else. Listen once, then repeat it.',
    otherSentence: 'That sounded like another sentence. Listen once, then say this one.',
    otherWord: 'That did not sound like “{word}”. Listen once, then say it again.',
    moreThanWord: 'We heard more than “{word}”. Say just that word.',
    otherEnding: '“{word}” sounded like “{heard}”. Listen once, then say it again.',
  },
  help: {
    slowly: 'You can hear it slowly.',
    words: 'You can hear it slowly, or practice the missed words by themselves first.',
  },
  praise: {
    better: '{words}: clearer than last time.',
    betterAll: 'Clearer than last time.',
    faster: '{seconds} s faster than last time.',
    fewerPauses: 'Fewer pauses: {now} this time, {before} last time.',
    flowing: 'Said in one go, without a pause.',
    pace: 'Your pace is close to the model’s.',
    word: '“{word}” is clear.',
  },
  delivery: {
    cutOff:
      'The recording reached its time limit, so only the part before that was scored. It stops by itself when you pause.',
    extra: 'We also heard something that is not in the text. Say only what is in the text.',
    pause: 'You paused for {seconds} s between “{after}” and “{before}”. Try to join them.',
    slower:
      'Much slower than the model: {mine} words a minute, compared with {model}. Clear first, fast later.',
    faster:
      'Faster than the model: {mine} words a minute, compared with {model}. A little slower is clearer.',
  },
  eachWord: '{status}: {words}.',
  typedFeedback: {
    clear: 'All correct.',
    nearly: '“{words}”: almost. Check the spelling.',
    again: '“{words}” is not what was said. Listen again and correct it.',
    missing: '“{words}” is missing. Listen again and add it.',
    missingMany: '{count} words are missing. Listen again and add them.',
    extra: 'Not in the recording: {words}.',
    different: 'That is quite different. Listen again and take your time.',
    unheard: {
      again: '“{words}” differs from the model. Compare, then type it again.',
      missing: '“{words}” is missing. Compare, then type it again.',
      missingMany: '{count} words are missing. Compare, then type it again.',
      extra: 'Not in the model: {words}.',
      different: 'The wording is quite different from the model. Compare, then type it again.',
    },
  },

  refusal: {
    no_speech: 'We heard nothing. Check that the microphone is not muted, then say it again.',
    too_quiet: 'That was too quiet. Move closer to the microphone and say it again.',
    too_noisy: 'It is too noisy to hear you. Find a quieter place or use a headset.',
    clipped:
      'That was too loud, and the recording is distorted. Move back from the microphone and say it again.',
    too_short: 'That was too short to judge. Press the microphone and say the whole thing.',
    too_short_word: 'That was too short to judge. Say the word more slowly, right to its end.',
  },
  blocked: {
    denied:
      'The browser blocks the microphone. Allow it with the icon beside the address, then say it again.',
    dismissed: '“Allow” was not chosen. Press the microphone again and choose “Allow”.',
    system:
      'The system does not let the browser use the microphone. Allow it in the privacy settings, then say it again.',
    missing: 'No microphone was found. Plug in a microphone or a headset, then say it again.',
    busy: 'Another program is using the microphone. Close it, then say it again.',
    unplugged:
      'The microphone was lost while you spoke, so that did not count. Check the plug or Bluetooth, then say it again.',
    muted:
      'The microphone was muted while you spoke, by a call, another app or a button of the headset, so that did not count. Say it again when it is back.',
    interrupted:
      'You left this page and the recording stopped, so that did not count. Say it again when you are ready.',
    insecure:
      'This address is not encrypted (no https), so the browser keeps the microphone closed. Use the https address.',
    unreadable:
      'The browser could not read its own recording, so that did not count. Say it again: it will be recorded in another format.',
    unsupported: 'This browser cannot record. Use a current Chrome, Edge, Safari or Firefox.',
  },
  blockedWayOut: 'You can finish without one: listen, and type what you hear.',
  microphone: { label: 'Microphone', usual: 'System default', unnamed: 'Microphone {n}' },
  unscored:
    'The scoring program could not be downloaded. Your recording stays on this device and will be scored when you are back online.',
  scoreAgain: 'Score it again',
  wordGroup: '{count} words, left and right arrow keys',

  typing: {
    use: 'Type instead',
    useMicrophone: 'Use the microphone',
    notice: 'Listen once, then type it. Typing is not scored for pronunciation.',
    label: 'Type what you hear',
    wordLabel: 'Type the word you hear',
    fromChinese: 'Can’t listen now? Type from the Chinese',
    fromSound: 'Type what you hear instead',
    silentNotice:
      'Read the Chinese and type the English; nothing is played. Neither listening nor pronunciation is scored.',
    silentNote: 'Typed from the Chinese: neither listening nor pronunciation was scored.',
    otherWords:
      'Fewer than half of the words are those of the model. The program cannot tell whether the meaning is right, so this does not count as a try. Compare the two: go on if they mean the same, or cover it and type it once more to remember this wording.',
    ownWords: 'You typed',
    show: 'Show it, then type it from the Chinese',
    cover: 'Cover it and type',
    sentenceLabel: 'Type this sentence in English',
    shownLabel: 'Type the English of the Chinese above',
    shownNotice:
      'Read the English, cover it, then type it from the Chinese. Neither listening nor pronunciation is scored.',
    shownNote: 'Typed after the English was shown: not counted as dictation.',
    check: 'Check',
    again: 'Type it again',
    empty: 'Type something first.',
  },

  sounds: {
    title: 'The sounds of {word}',
    unsure:
      'We could not tell whether this word was right, so it is not counted. Say it again if you want to be sure.',
    openFrom: 'We could not tell “{word}” from “{from}”, so it is not counted.',
    openEnding: 'We could not tell whether it had its ending, so it is not counted.',
    outdone: 'This sounded more like another word, so its single sounds are not rated.',
    open: '{word}: {status}. See its sounds',
    said: {
      clear: '{sound}: clear',
      weak: '{sound}: unclear',
      slip: 'Sounded like {heard}, should be {sound}',
    },
    heardAs: 'Sounded like',
    fine: 'clear',
    weak: 'unclear',
    addedVowel: 'There may be an extra short vowel after it.',
    modelVoice: 'Model',
    ownVoice: 'You',
    notSaid: 'We did not hear this word.',
    typedAs: 'You typed “{typed}”.',
    listen: 'Hear the model say {word}',
    own: 'Hear yourself say {word}',
    hintOnly:
      'The result for a single sound is only a hint and can be wrong; the whole word is more reliable.',
    close: 'Close',
  },

  sync: {
    sending: 'Saving your results to your account…',
    lost: 'Results not in your account yet: {waiting}. They are kept on this device.',
    sendAgain: 'Send again',
    noStorage: 'This browser does not allow storage, so your results will be lost when you leave.',
  },

  failed: {
    title: 'The unit did not load',
    network: 'There is no connection. Try again when you are back online.',
    again: 'Try again',
    login: 'Log in',
    join: 'See membership',
    others: 'Other units',
  },

  summary: {
    title: 'Unit complete',
    titleLeft: 'A good place to pause',
    passed: 'Passed',
    passedOf: '{passed}/{count}',
    left: '{left} items not tried yet',
    continueLeft: 'Finish what is left',
    well: 'Said well',
    sounds: 'Sounds to work on',
    soundSlip: '/{target}/ often came out as /{heard}/ ({words})',
    soundWeak: '/{target}/ was often unclear ({words})',
    soundsHint: 'This is a guess from what we heard this time. Take it as a hint.',
    wellNone: 'Saying it comes first; saying it clearly comes next.',
    repeat: 'Worth repeating',
    repeatThese: 'Repeat these {count}',
    typedNote: '{count} typed, without a pronunciation score.',
    visitor:
      'Your results are on this device only. Sign up to keep them and continue on any device.',
    signup: 'Sign up free',
    login: 'I have an account',
    kept: 'Your results are in your account.',
    toMyLesson: 'My Learning',
    others: 'Other units',
    again: 'Start over',
  },

  mine: {
    title: 'My Learning',
    inProgress: 'In progress',
    completed: 'Completed',
    tried: '{tried} of {count} tried',
    passed: '{passed} passed',
    average: 'Sentence average: {score}',
    lastActive: 'Last practiced {date}',
    completedOn: 'Completed {date}',
    emptyTitle: 'No lessons yet',
    empty:
      'Choose a unit and speak for ten minutes. What you practice appears here, on every device.',
    choose: 'Choose a unit',
    removeLabel: 'Remove “{headline}”',
    removed: 'Removed. Your results are kept and come back when you open the unit again.',
    failed: 'Your lessons did not load.',
  },

  settings: {
    title: 'Practice settings',
    lead: 'Choose how strict the scoring is, how much you do each day, and when you are reminded.',
    leniency: 'Strictness',
    name: { ENCOURAGING: 'Encouraging', STANDARD: 'Standard', STRICT: 'Strict' },
    about: {
      ENCOURAGING: 'Being roughly understood is enough. Good for your first weeks.',
      STANDARD: 'You must be fairly clear.',
      STRICT: 'Every word must be clear. Good before an oral exam.',
    },
    effect: 'This applies from your next attempt. Earlier results do not change.',
    change: 'Strictness: {name}',
    dailyReviews: 'Maximum reviews per day',
    dailyReviewsHint: 'The rest are moved to the following days. Nothing is lost.',
    open: 'Strictness, level, daily amount, reminder',
    saved: 'Saved.',
    close: 'Close',
  },

  trySentence: {
    heading: 'Try one sentence',
    topic: 'Another topic',
    topics: { work: 'Work', life: 'Everyday life', technology: 'Technology' },
    failed: 'The sentence about this topic did not load.',
    again: 'Try again',
    continue: 'Practice the whole unit',
  },
} as const satisfies MessageShape<typeof zh>;
