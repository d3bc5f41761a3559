import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '~/lib/class-names';

export type IconProps = Omit<ComponentProps<'svg'>, 'children'>;

/** The line icons: 24 px grid, 1.6 px stroke, decorative unless the button says otherwise. Their looks are one
 *  class: a page has dozens. */
function Icon({ className, children, ...rest }: ComponentProps<'svg'>) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" {...rest} className={classNames('icon', className)}>
      {children}
    </svg>
  );
}

const icon = (drawing: ReactNode) => (props: IconProps) => <Icon {...props}>{drawing}</Icon>;

export const CartIcon = icon(<path d="M3 4.5h2.2l2 10.6h10.2l2.1-7.6H6M9 19.4v.1M16 19.4v.1" />);
export const UserIcon = icon(
  <>
    <circle cx="12" cy="8.2" r="3.7" />
    <path d="M4.8 20c.9-3.7 3.7-5.6 7.2-5.6s6.3 1.9 7.2 5.6" />
  </>,
);
export const LoginIcon = icon(<path d="M13 4h5.5v16H13M4 12h10M10.5 8.3 14.2 12l-3.7 3.7" />);
export const LogoutIcon = icon(<path d="M11 4H5.5v16H11M10 12h10M16.3 8.3 20 12l-3.7 3.7" />);
export const MenuIcon = icon(<path d="M3.5 7h17M3.5 12h17M3.5 17h11" />);
export const CloseIcon = icon(<path d="m5.5 5.5 13 13M18.5 5.5l-13 13" />);
export const ChevronDownIcon = icon(<path d="m6.5 9.5 5.5 5.5 5.5-5.5" />);
export const ChevronRightIcon = icon(<path d="m9.5 6.5 5.5 5.5-5.5 5.5" />);
export const ArrowRightIcon = icon(<path d="M4 12h15M13.5 6.5 19 12l-5.5 5.5" />);
export const ArrowLeftIcon = icon(<path d="M20 12H5M10.5 6.5 5 12l5.5 5.5" />);
export const CheckIcon = icon(<path d="m4.5 12.8 4.7 4.7L19.5 7" />);
export const PlusIcon = icon(<path d="M12 5v14M5 12h14" />);
export const MinusIcon = icon(<path d="M5 12h14" />);
export const TrashIcon = icon(
  <path d="M4.5 6.5h15M9.5 6V4h5v2M6.5 6.5l.9 13.5h9.2l.9-13.5M10.3 10.5v5.5M13.7 10.5v5.5" />,
);
export const MicIcon = icon(
  <>
    <rect x="9" y="3" width="6" height="11" rx="3" />
    <path d="M5.5 11.5a6.5 6.5 0 0 0 13 0M12 18v3M9 21h6" />
  </>,
);
export const MicOffIcon = icon(
  <path d="M9 6a3 3 0 0 1 6 0v5.5M9 10v1.2a3 3 0 0 0 4 2.6M5.5 11.5a6.5 6.5 0 0 0 10 5.5M18.5 11.5a6.5 6.5 0 0 1-.5 2.5M12 18v3M9 21h6M4 4l16 16" />,
);
export const PlayIcon = icon(<path d="M7.5 4.8v14.4L19 12z" />);
export const PauseIcon = icon(<path d="M8.5 5v14M15.5 5v14" />);
export const StopIcon = icon(<rect x="6.5" y="6.5" width="11" height="11" rx="1" />);
export const RepeatIcon = icon(<path d="M19.5 12a7.5 7.5 0 1 1-2.4-5.5M19.5 3.5v4h-4" />);
export const SpeakerIcon = icon(
  <path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4.2 4.2 0 0 1 0 6M18.2 6.3a8 8 0 0 1 0 11.4" />,
);
export const KeyboardIcon = icon(
  <>
    <rect x="3" y="6.5" width="18" height="11.5" rx="1" />
    <path d="M7 10.2h.1M10.3 10.2h.1M13.6 10.2h.1M17 10.2h.1M8 14.3h8" />
  </>,
);
export const EyeIcon = icon(
  <>
    <path d="M2.8 12c2.3-4.2 5.4-6.2 9.2-6.2s6.9 2 9.2 6.2c-2.3 4.2-5.4 6.2-9.2 6.2S5.1 16.2 2.8 12z" />
    <circle cx="12" cy="12" r="2.6" />
  </>,
);
export const EyeOffIcon = icon(
  <path d="M9.6 6.1c.8-.2 1.6-.3 2.4-.3 3.8 0 6.9 2 9.2 6.2-.7 1.3-1.5 2.4-2.4 3.3M6.2 7.7C4.9 8.7 3.8 10.2 2.8 12c2.3 4.2 5.4 6.2 9.2 6.2 1.5 0 2.9-.3 4.2-1M4 4l16 16M10.2 10.2a2.6 2.6 0 0 0 3.6 3.6" />,
);
export const InfoIcon = icon(
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 11v5.5M12 7.7v.1" />
  </>,
);
export const WarningIcon = icon(<path d="M12 4 2.8 19.5h18.4zM12 10v4.5M12 16.9v.1" />);
export const LockIcon = icon(
  <>
    <rect x="5" y="10.5" width="14" height="9.5" rx="1" />
    <path d="M8 10.5V8a4 4 0 0 1 8 0v2.5" />
  </>,
);
export const BookIcon = icon(
  <path d="M12 6.5C10 5 7.3 4.5 4 4.7v13.6c3.3-.2 6 .3 8 1.7 2-1.4 4.7-1.9 8-1.7V4.7c-3.3-.2-6 .3-8 1.8zM12 6.5V20" />,
);
export const CardIcon = icon(
  <>
    <rect x="3" y="5.5" width="18" height="13" rx="1" />
    <path d="M3 9.8h18M6.5 14.8h4" />
  </>,
);
export const ReceiptIcon = icon(
  <path d="M5.5 3.5v17l2.2-1.5 2.1 1.5 2.2-1.5 2.2 1.5 2.1-1.5 2.2 1.5v-17zM9 8.5h6M9 12.5h6" />,
);
export const KeyIcon = icon(
  <>
    <circle cx="8" cy="15.5" r="4" />
    <path d="m10.9 12.6 8.6-8.6M16.2 7.3l2.6 2.6M13.8 9.7l1.8 1.8" />
  </>,
);
export const PenIcon = icon(<path d="M4.5 19.5l1-4.2L16.2 4.6l3.2 3.2L8.7 18.5zM13.8 7l3.2 3.2" />);
export const MailIcon = icon(
  <>
    <rect x="3" y="5.5" width="18" height="13" rx="1" />
    <path d="m3.5 6.5 8.5 7 8.5-7" />
  </>,
);
export const CalendarIcon = icon(
  <>
    <rect x="4" y="5.5" width="16" height="14.5" rx="1" />
    <path d="M4 10h16M8.5 3.5v4M15.5 3.5v4" />
  </>,
);
export const PhoneIcon = icon(
  <>
    <rect x="7" y="3" width="10" height="18" rx="1.5" />
    <path d="M11 17.8h2" />
  </>,
);
export const TabletIcon = icon(
  <>
    <rect x="4.5" y="3" width="15" height="18" rx="1.5" />
    <path d="M11 17.8h2" />
  </>,
);
export const ComputerIcon = icon(
  <>
    <rect x="4.5" y="5" width="15" height="10.5" rx="1" />
    <path d="M2.5 19h19" />
  </>,
);
export const DownloadIcon = icon(<path d="M12 4v11M7.5 10.7 12 15.2l4.5-4.5M4.5 19.5h15" />);
export const SlidersIcon = icon(
  <>
    <circle cx="15" cy="7.5" r="2.2" />
    <circle cx="9" cy="16.5" r="2.2" />
    <path d="M3.5 7.5h9.3M17.2 7.5h3.3M3.5 16.5h3.3M11.2 16.5h9.3" />
  </>,
);
export const CompareIcon = icon(
  <path d="M4 8.5h15M15.5 5 19 8.5 15.5 12M20 15.5H5M8.5 12 5 15.5 8.5 19" />,
);
export const HeadphonesIcon = icon(
  <path d="M4.5 15v-3a7.5 7.5 0 0 1 15 0v3M4.5 14.5H7v5.5H6A1.5 1.5 0 0 1 4.5 18.5zM19.5 14.5H17v5.5h1a1.5 1.5 0 0 0 1.5-1.5z" />,
);
export const SearchIcon = icon(
  <>
    <circle cx="10.5" cy="10.5" r="6" />
    <path d="m15 15 5 5" />
  </>,
);
const FIVE = 'M13.7 9.8h-2.9l-.3 2.7c1.5-.8 3.4 0 3.4 1.7 0 1.9-2.3 2.5-3.6 1.3';
export const BackFiveIcon = icon(
  <path d={`M6.2 7.6A7.6 7.6 0 1 1 4.4 13M6.5 3.6v4.2h4.2${FIVE}`} />,
);
export const ForwardFiveIcon = icon(
  <path d={`M17.8 7.6A7.6 7.6 0 1 0 19.6 13M17.5 3.6v4.2h-4.2${FIVE}`} />,
);
export const LineBackIcon = icon(<path d="M6 5.5v13M18.5 5.5v13L9 12z" />);
export const LineForwardIcon = icon(<path d="M18 5.5v13M5.5 5.5v13L15 12z" />);
