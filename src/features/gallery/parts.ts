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
  colours: { title: 'Colours', use: 'Each name is one colour by day and one by night.', ...TOKENS },
  contrasts: {
    title: 'Contrast',
    use: 'What may be read or seen on what, with the measured ratio by day and by night.',
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
    files: [ui('button'), ui('busy-button'), ui('submit-button')],
    props: {
      Button: ['busy', 'onClick', 'variant', 'size', 'icon', 'asChild', 'wide'],
      BusyButton: ['busy', 'onClick'],
      SubmitButton: ['labels'],
    },
    use: 'A verb to press. One primary button a screen.',
  },
  'icon-button': {
    title: 'Icon button',
    files: [ui('icon-button')],
    props: { IconButton: ['label', 'asChild', 'children'] },
    use: 'A target of 44 px around an icon, named in words.',
  },
  badge: {
    title: 'Badge',
    files: [ui('badge')],
    props: { Badge: ['tone', 'children', 'className'], CountBadge: ['count'] },
    use: 'A word about a thing, or how many are in the cart.',
  },
  link: {
    title: 'Link',
    files: [ui('link')],
    props: { Link: ['staticHtml'] },
    use: 'A way to another page of ours; it stays where it is without a connection.',
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
    use: 'A password that can be looked at and pasted.',
  },
  'text-area-field': {
    title: 'Text area',
    files: [ui('text-area-field')],
    props: { TextAreaField: FIELD },
    use: 'Several lines; it grows with them.',
  },
  'select-field': {
    title: 'Select',
    files: [ui('select-field')],
    props: { SelectField: [...FIELD, 'options'] },
    use: 'One of many, by the system’s own list.',
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
    use: 'One thing that is so or not.',
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
    use: 'One of a few, all in sight.',
  },
  'slider-field': {
    title: 'Slider',
    files: [ui('slider-field')],
    props: { SliderField: ['label', 'min', 'max', 'step', 'value', 'onChange', 'valueText'] },
    use: 'A number by feel.',
  },
  'filter-bar': {
    title: 'Filter bar',
    files: [ui('filter-bar')],
    props: { FilterBar: ['list', 'labels', 'filters', 'sorts', 'isTabsOnly', 'className'] },
    use: 'Search, filters and order of a list, all of them in the address.',
  },
  'list-search': {
    title: 'List search',
    files: [ui('list-search')],
    props: { ListSearch: ['list', 'labels'] },
    use: 'Results follow the typing; it is part of the filter bar.',
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
    use: 'How many rows there are, the next ones, and what is said in the place of none.',
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
      Popover: ['open', 'onOpenChange', 'anchor', 'title', 'closeLabel', 'keepOpenFor', 'children'],
    },
    use: 'A few settings above their button; the page stays usable.',
  },
  dialog: {
    title: 'Dialog',
    files: [ui('dialog')],
    props: {
      Dialog: ['open', 'onOpenChange', 'title', 'description', 'closeLabel', 'children', 'actions'],
    },
    use: 'A question in front of the page: for money and deletion.',
  },
  toasts: {
    title: 'Toast',
    files: ['src/app/[locale]/_layout/toasts.tsx'],
    props: {},
    use: 'toast.success, .info, .warning and .error of sonner: said, then gone.',
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
    use: 'A sentence that stays: what happened and what to do.',
  },
  question: {
    title: 'Disclosure',
    files: [ui('disclosure')],
    props: { Disclosure: ['id', 'summary', 'inList', 'children'] },
    use: 'An answer that opens, found by searches and read without scripts.',
  },
  'connection-strip': {
    title: 'Connection strip',
    files: ['src/components/layout/offline-banner.tsx'],
    props: { OfflineBanner: ['words'], BannerLine: ['online', 'text'] },
    use: 'Above every page, while there is no connection and for a moment after.',
  },
  'progress-line': {
    title: 'Progress line',
    files: [ui('progress-bar'), ui('progress-label')],
    props: {
      ProgressBar: ['value', 'label', 'valueText', 'className'],
      ProgressLabel: ['value', 'text'],
    },
    use: 'How far, as a thin line; in a list, with its words.',
  },
  skeleton: {
    title: 'Skeleton',
    files: [ui('skeleton')],
    props: { Skeleton: ['className'] },
    use: 'The place of what is on its way, in its final size.',
  },
  'scroll-box': {
    title: 'Scroll box',
    files: [ui('scroll-area')],
    props: { ScrollArea: ['label', 'className', 'children'] },
    use: 'What is wider than a phone, for the keyboard too.',
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
    use: 'Beside the names of the two languages, nowhere else.',
  },
  faces: {
    title: 'Mark and avatar',
    files: ['src/components/layout/logo.tsx', 'src/components/layout/avatar.tsx'],
    props: {
      LogoMark: ['className'],
      Logo: ['name', 'className'],
      Avatar: ['name', 'src', 'className'],
    },
    use: 'Who we are, and who you are.',
  },
} satisfies Record<string, Part>;

export type PartName = keyof typeof PARTS;
export const PART_NAMES = Object.keys(PARTS) as PartName[];
