import { Icon, type IconProps } from './icon';

/** The figure five inside of an arrow. */
const FIVE = 'M13.7 9.8h-2.9l-.3 2.7c1.5-.8 3.4 0 3.4 1.7 0 1.9-2.3 2.5-3.6 1.3';

export const PlayIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M7.5 4.8v14.4L19 12z" />
  </Icon>
);
export const PauseIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8.5 5v14M15.5 5v14" />
  </Icon>
);
export const StopIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="6.5" y="6.5" width="11" height="11" rx="1" />
  </Icon>
);
export const RepeatIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M19.5 12a7.5 7.5 0 1 1-2.4-5.5M19.5 3.5v4h-4" />
  </Icon>
);
export const SpeakerIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4.2 4.2 0 0 1 0 6M18.2 6.3a8 8 0 0 1 0 11.4" />
  </Icon>
);
export const KeyboardIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="3" y="6.5" width="18" height="11.5" rx="1" />
    <path d="M7 10.2h.1M10.3 10.2h.1M13.6 10.2h.1M17 10.2h.1M8 14.3h8" />
  </Icon>
);
export const HeadphonesIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4.5 15v-3a7.5 7.5 0 0 1 15 0v3M4.5 14.5H7v5.5H6A1.5 1.5 0 0 1 4.5 18.5zM19.5 14.5H17v5.5h1a1.5 1.5 0 0 0 1.5-1.5z" />
  </Icon>
);
export const BackFiveIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d={`M6.2 7.6A7.6 7.6 0 1 1 4.4 13M6.5 3.6v4.2h4.2${FIVE}`} />
  </Icon>
);
export const ForwardFiveIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d={`M17.8 7.6A7.6 7.6 0 1 0 19.6 13M17.5 3.6v4.2h-4.2${FIVE}`} />
  </Icon>
);
export const LineBackIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M6 5.5v13M18.5 5.5v13L9 12z" />
  </Icon>
);
export const LineForwardIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M18 5.5v13M5.5 5.5v13L15 12z" />
  </Icon>
);
export const CompareIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 8.5h15M15.5 5 19 8.5 15.5 12M20 15.5H5M8.5 12 5 15.5 8.5 19" />
  </Icon>
);
