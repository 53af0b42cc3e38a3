import type { Answer } from '@pahiya/api-client/api-client';
import { Button } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { SelectField } from '@pahiya/ui/select-field';
import { StatusChip } from '@pahiya/ui/status-chip';
import { TextField } from '@pahiya/ui/text-field';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { DoneNote } from '../../../parts/controls/done-note.tsx';
import { instantText } from '../../../parts/failure/instant-text.ts';
import { RowTable } from '../../../parts/page/row-table.tsx';
import { DeskForm } from '../shell/desk-form.tsx';
import { RefusalNote } from '../shell/refusal-note.tsx';
import { CarDeskLinks } from './car-desk-links.tsx';
import type { VideoOutcome } from './car-videos.desk.tsx';
import type { TypedVideo } from './typed-video.ts';

type CarVideosPageProps = Answer<'editorCarVideos'> & {
  readonly deed: 'saved' | 'deleted' | null;
  /** The model whose page led here. */
  readonly model: string;
  readonly outcome: VideoOutcome | null;
};

/** Videos of new cars: a form to add one, and all of them with what the last check found. */
export function CarVideosPage({ videos, deed, model, outcome }: CarVideosPageProps) {
  const copy = useCopy('desk-cars').videos;
  return (
    <div className="grid gap-5 pt-4">
      <CarDeskLinks here="videos" />
      <h1>{copy.title}</h1>
      <p>{copy.text}</p>
      {deed !== null && outcome === null && <DoneNote text={copy.done[deed]} />}
      <RefusalNote refused={outcome?.refused ?? null} />
      <VideoForm typed={outcome?.typed ?? { ...nothing, model }} />
      {videos.length === 0 ? <p>{copy.none}</p> : <VideoTable videos={videos} />}
    </div>
  );
}

const nothing: TypedVideo = {
  ...{ model: '', link: '', title: '', channel: '', length: '', language: 'hi', publishedOn: '' },
};

function VideoForm({ typed }: { readonly typed: TypedVideo }) {
  const { videos: copy } = useCopy('desk-cars');
  const { languages } = useCopy('car-videos');
  return (
    <Card title={copy.add} id="add">
      <DeskForm
        action="/desk/cars/videos"
        intent="save"
        className="grid items-end gap-3 md:grid-cols-2"
      >
        <TextField
          id="model"
          name="model"
          label={copy.model}
          hint={copy.modelHint}
          lang="en"
          maxLength={170}
          defaultValue={typed.model}
        />
        <TextField
          id="link"
          name="link"
          label={copy.link}
          lang="en"
          maxLength={200}
          defaultValue={typed.link}
          required
        />
        <TextField
          id="title"
          name="title"
          label={copy.videoTitle}
          maxLength={150}
          defaultValue={typed.title}
          required
        />
        <TextField
          id="channel"
          name="channel"
          label={copy.channel}
          maxLength={100}
          defaultValue={typed.channel}
          required
        />
        <TextField
          id="length"
          name="length"
          label={copy.length}
          hint={copy.lengthHint}
          maxLength={8}
          defaultValue={typed.length}
          required
        />
        <SelectField
          id="language"
          name="language"
          label={copy.language}
          options={Object.entries(languages).map(([value, label]) => ({ value, label }))}
          defaultValue={typed.language}
        />
        <TextField
          id="publishedOn"
          name="publishedOn"
          type="date"
          label={copy.publishedOn}
          defaultValue={typed.publishedOn}
          required
        />
        <div>
          <Button>{copy.save}</Button>
        </div>
      </DeskForm>
    </Card>
  );
}

function VideoTable({ videos }: Answer<'editorCarVideos'>) {
  const copy = useCopy('desk-cars').videos;
  const { language } = usePage();
  return (
    <RowTable
      columns={[
        { id: 'video', label: copy.video },
        { id: 'page', label: copy.model },
        { id: 'state', label: copy.state },
        { id: 'act', label: copy.act },
      ]}
      rows={videos.map((video) => ({
        id: String(video.id),
        name: (
          <span lang="" dir="auto" className="wrap-anywhere">
            {video.title}
          </span>
        ),
        cells: [
          video.model === '' ? copy.home : <code key="model">{video.model}</code>,
          <span key="state" className="grid justify-items-start gap-1">
            <StatusChip
              tone={video.goneSince === null ? 'road' : 'brick'}
              word={video.goneSince === null ? copy.there : copy.gone}
            />
            <span className="text-ink-2 text-small">
              {video.checkedAt === null
                ? copy.unchecked
                : copy.checked(instantText(video.checkedAt, language))}
            </span>
          </span>,
          <DeskForm key="act" action="/desk/cars/videos" intent="delete" fields={{ id: video.id }}>
            <Button variant="outline" size="sm" aria-label={`${copy.delete}: ${video.title}`}>
              {copy.delete}
            </Button>
          </DeskForm>,
        ],
      }))}
    />
  );
}
