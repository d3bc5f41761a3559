/** One story of the gallery. */
export interface Part {
  title: string;
  /** Source files. */
  files: readonly string[];
  /** Props of its components, besides the attributes of the element below. */
  props: Readonly<Record<string, readonly string[]>>;
  /** Purpose of the part, in a sentence. */
  use: string;
}

const ui = (name: string) => `src/components/ui/${name}.tsx`;
const FIELD = ['label', 'hint', 'error', 'isErrorQuiet', 'note', 'className'];
const TOKENS = { files: ['tailwind.config.ts'], props: {} };

/** All stories of the gallery, in order. A test compares them with the code. */
export const PARTS = {
  colours: {
    title: 'Colours',
    use: 'Each name is one colour in the light theme and one in the dark theme.',
    ...TOKENS,
  },
  contrasts: {
    title: 'Contrast',
    use: 'Permitted pairs of text and background, with their contrast ratio in the light and the dark theme.',
    ...TOKENS,
  },
  print: {
    title: 'Print',
    files: ['tailwind.config.ts', ui('phrases')],
    props: { Phrases: ['children'] },
    use: 'Nine sizes a quarter apart, and four faces. Chinese headlines break between Phrases.',
  },
  measures: {
    title: 'Measures',
    use: 'Space in steps of 4 px, two radii, one shadow, three speeds, five widths.',
    ...TOKENS,
  },
  button: {
    title: 'Button',
    files: [
      ui('button'),
      ui('busy-button'),
      ui('submit-button'),
      ui('file-button'),
      ui('file-input'),
    ],
    props: {
      Button: ['busy', 'onClick', 'variant', 'size', 'icon', 'asChild', 'wide'],
      BusyButton: ['busy', 'onClick'],
      SubmitButton: ['labels'],
      FileButton: ['label', 'name', 'accept', 'onFile'],
      FileInput: ['ref', 'keepsChoice', 'onChoose'],
    },
    use: 'An action, named by a verb. Each screen has one primary button.',
  },
  'icon-button': {
    title: 'Icon button',
    files: [ui('icon-button')],
    props: { IconButton: ['label', 'asChild', 'children'] },
    use: 'An icon with a target of 44 px and an accessible name.',
  },
  badge: {
    title: 'Badge',
    files: [ui('badge')],
    props: { Badge: ['tone', 'children', 'className'], CountBadge: ['count'] },
    use: 'A word about an item, or the number of items in the cart.',
  },
  link: {
    title: 'Link',
    files: [ui('link'), ui('word-list-button')],
    props: {
      Link: ['staticHtml'],
      WordListButton: ['label', 'lang', 'disabled', 'isCentered'],
    },
    use: 'A link to another page of the site; without a connection the open page stays. The button that lists the words of a text looks like one.',
  },
  'text-field': {
    title: 'Text field',
    files: [ui('text-field'), ui('field')],
    props: {
      TextField: FIELD,
      Field: [...FIELD, 'id', 'children'],
      FieldError: ['id', 'text', 'quiet'],
    },
    use: 'One line of text with its label, hint and error.',
  },
  'password-field': {
    title: 'Password field',
    files: [ui('password-field')],
    props: { PasswordField: [...FIELD, 'showLabel', 'hideLabel', 'capsLockText'] },
    use: 'A password, which can be shown and pasted.',
  },
  'text-area-field': {
    title: 'Text area',
    files: [ui('text-area-field')],
    props: { TextAreaField: FIELD },
    use: 'Several lines of text; the field grows with them.',
  },
  'select-field': {
    title: 'Select',
    files: [ui('select-field')],
    props: { SelectField: [...FIELD, 'options'] },
    use: 'A choice of one among many options, by the list of the system.',
  },
  'checkbox-field': {
    title: 'Checkbox',
    files: [ui('checkbox-field')],
    props: {
      CheckboxField: [
        'label',
        'checked',
        'onChange',
        'name',
        'required',
        'error',
        'isErrorQuiet',
        'className',
      ],
    },
    use: 'A setting that is on or off.',
  },
  'radio-group': {
    title: 'Radio group',
    files: [ui('radio-group')],
    props: {
      RadioGroup: [
        ...['label', 'options', 'value', 'onChange', 'name', 'error', 'isErrorQuiet', 'note'],
        ...['stacked', 'className'],
      ],
    },
    use: 'A choice of one among a few visible options.',
  },
  'slider-field': {
    title: 'Slider',
    files: [ui('slider-field')],
    props: { SliderField: ['label', 'min', 'max', 'step', 'value', 'onChange', 'valueText'] },
    use: 'A number whose exact value does not matter.',
  },
  'filter-bar': {
    title: 'Filter bar',
    files: [ui('filter-bar')],
    props: { FilterBar: ['list', 'labels', 'filters', 'sorts', 'isTabsOnly', 'className'] },
    use: 'Search, filters and order of a list, which are part of the address.',
  },
  'list-search': {
    title: 'List search',
    files: [ui('list-search')],
    props: { ListSearch: ['list', 'labels'] },
    use: 'The search of the filter bar, whose results follow the typed text.',
  },
  'list-states': {
    title: 'List states',
    files: [ui('list-states')],
    props: {
      ListCount: ['list', 'labels', 'found', 'isHidden'],
      FailedList: ['list', 'labels'],
      MoreRows: ['list', 'labels'],
      EmptyList: ['list', 'labels', 'nothing'],
    },
    use: 'The number of rows, a button for the next ones, and the sentence for an empty list.',
  },
  menu: {
    title: 'Menu',
    files: [ui('menu')],
    props: { Menu: ['trigger', 'align', 'defaultOpen', 'children'], MenuItem: [] },
    use: 'A short list of choices below its button.',
  },
  popover: {
    title: 'Popover',
    files: [ui('popover')],
    props: {
      Popover: [
        'open',
        'onOpenChange',
        'anchor',
        'side',
        'title',
        'closeLabel',
        'keepOpenFor',
        'children',
      ],
    },
    use: 'A few settings above their button, or facts below a word; the page stays usable.',
  },
  dialog: {
    title: 'Dialog',
    files: [ui('dialog')],
    props: {
      Dialog: ['open', 'onOpenChange', 'title', 'description', 'closeLabel', 'children', 'actions'],
    },
    use: 'A question in front of the page, for acts on money and deletions.',
  },
  toasts: {
    title: 'Toast',
    files: ['src/app/[locale]/_layout/toasts.tsx'],
    props: {},
    use: 'Messages that disappear: toast.success, .info, .warning and .error of sonner.',
  },
  notice: {
    title: 'Notice',
    files: [ui('notice'), ui('form-error-summary'), ui('retry-notice'), ui('copy-button')],
    props: {
      Notice: ['tone', 'title', 'children', 'quiet', 'className'],
      FormError: ['title', 'text'],
      FormErrorSummary: ['title', 'error', 'labels'],
      RetryNotice: ['text', 'retry', 'onRetry', 'children'],
      CopyButton: ['value', 'label', 'copied'],
    },
    use: 'A message that stays, with the event and the remedy.',
  },
  question: {
    title: 'Disclosure',
    files: [ui('disclosure')],
    props: { Disclosure: ['id', 'summary', 'inList', 'children'] },
    use: 'An answer that can be opened, found by searches, and read without scripts.',
  },
  'connection-strip': {
    title: 'Connection strip',
    files: ['src/components/layout/offline-banner.tsx'],
    props: { OfflineBanner: ['words'], BannerLine: ['online', 'text'] },
    use: 'A bar above every page, shown without a connection and for a moment afterwards.',
  },
  'progress-line': {
    title: 'Progress line',
    files: [ui('progress-bar'), ui('progress-label')],
    props: {
      ProgressBar: ['value', 'label', 'valueText', 'className'],
      ProgressLabel: ['value', 'text'],
    },
    use: 'Progress as a thin line; in a list, also in words.',
  },
  skeleton: {
    title: 'Skeleton',
    files: [ui('skeleton')],
    props: { Skeleton: ['className'] },
    use: 'A placeholder for content that is loading, in its final size.',
  },
  'scroll-box': {
    title: 'Scroll box',
    files: [ui('scroll-area')],
    props: { ScrollArea: ['label', 'className', 'children'] },
    use: 'Scrolls wide content horizontally, by keyboard too.',
  },
  'echo-line': {
    title: 'Echo line',
    files: [ui('waveform'), ui('live-waveform')],
    props: {
      Waveform: [
        'envelope',
        'second',
        'secondRef',
        'progress',
        'swings',
        'weight',
        'secondWeight',
        'label',
        'className',
      ],
      LiveWaveform: ['live', 'levelCount'],
    },
    use: 'Sound as one line: gold is the model, ink is you; it moves while you speak.',
  },
  cover: {
    title: 'Cover',
    files: [ui('cover')],
    props: { Cover: ['src', 'label', 'first', 'className', 'slot'] },
    use: 'The drawing of a lesson, whole in every shape.',
  },
  icons: {
    title: 'Icons',
    files: ['shell', 'arrows', 'marks', 'microphone', 'playing', 'editing', 'things'].map((group) =>
      ui(`icons/${group}`),
    ),
    props: {},
    use: 'Lines of 1.6 px on a grid of 24; decoration unless the button says otherwise.',
  },
  flags: {
    title: 'Flags',
    files: [ui('flags')],
    props: { TaiwanFlag: ['className'], UnitedStatesFlag: ['className'] },
    use: 'Stands beside the names of the two languages, and nowhere else.',
  },
  faces: {
    title: 'Mark and avatar',
    files: ['src/components/layout/logo.tsx', 'src/components/layout/avatar.tsx'],
    props: {
      LogoMark: ['className'],
      Logo: ['name', 'className'],
      Avatar: ['name', 'src', 'className'],
    },
    use: 'The mark of the site, and the avatar of a user.',
  },
} satisfies Record<string, Part>;

export type PartName = keyof typeof PARTS;
export const PART_NAMES = Object.keys(PARTS) as PartName[];
