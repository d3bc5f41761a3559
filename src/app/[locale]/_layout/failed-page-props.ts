/** Props of an error boundary. */
export interface FailedPageProps {
  error: unknown;
  retry: () => void;
}
