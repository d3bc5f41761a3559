import { serveMemberRecording } from '~/server/downloads/member-recording';

interface Props {
  params: Promise<{ grant: string; name: string }>;
}

/** Serves a members' recording, or its subtitles, to the account for which the address was created. */
async function serve(request: Request, { params }: Props): Promise<Response> {
  const { grant, name } = await params;
  return serveMemberRecording(request, grant, name);
}

export { serve as GET, serve as HEAD };
