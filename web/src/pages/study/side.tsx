// Beside the board of a study: what it is, its variations, what is said of them, the bot's eye, and who may read it.
import { createSignal, For, Show } from "solid-js";
import { api } from "../../api/client";
import { later } from "../../app/later";
import { go } from "../../app/route";
import { gameName } from "../../app/state";
import { CopyLink } from "../../ui/fields";
import { Icon } from "../../ui/icons";
import { complain } from "../../ui/notices";
import { Cited } from "../../ui/reading";
import { t } from "../../words/words";
import { EyeView } from "./eye";
import { RemarksForm } from "./remarks";
import type { Study } from "./state";
import { StudyTree } from "./tree";

/** For those who wonder what others played. */
const Openings = later(() => import("./openings").then((part) => part.Openings), "openings");

type Props = { study: Study; rule: string | null; isDrawing: boolean; onDrawing: (isDrawing: boolean) => void };

export function Side(props: Props) {
  const { study } = props;
  const card = study.card;
  return (
    <aside class="side lesson-side study-side" aria-label={t("study-side")}>
      <p class="lesson-way"><a href={`/study?game=${study.game}`}><Icon name="back" /> {t("analyse-game", { game: gameName(study.game) })}</a></p>
      <h1>{study.nodes()[0]!.name || t("study-unnamed")}</h1>
      <Show when={study.nodes()[0]!.comment}><p>{study.nodes()[0]!.comment}</p></Show>
      <Seats study={study} />
      <StudyTree study={study} />
      <Show when={card().mine} fallback={<Comment study={study} />}><RemarksForm study={study} isDrawing={props.isDrawing} onDrawing={props.onDrawing} /></Show>
      <Show when={!card().tied} fallback={<p class="hint">{t("study-tied")}</p>}><EyeView study={study} /><Openings study={study} /></Show>
      <Doors study={study} />
      <Show when={props.rule} keyed>{(number) => <div class="lesson-rule"><Cited game={study.game} paragraph={number} figure={null} /></div>}</Show>
    </aside>
  );
}

/** What is said of the node that is looked at, to those who only read. */
function Comment(props: { study: Study }) {
  const said = () => props.study.nodes()[props.study.node()]?.comment;
  return <Show when={props.study.node() > 0 && said()}><p class="study-said">{said()}</p></Show>;
}

/** As whom one looks and acts, where that makes a difference: several act at once, or something is hidden. */
function Seats(props: { study: Study }) {
  const { study } = props;
  const seats = () => Array.from({ length: study.stand()?.seats ?? 0 }, (_, seat) => seat);
  const viewer = () => study.stand()?.viewer;
  return (
    <Show when={seats().length > 1}>
      <label class="study-seat">{t("study-as")}{" "}
        <select onChange={(event) => void study.go(study.node(), event.currentTarget.value === "" ? null : Number(event.currentTarget.value))}>
          <option value="">{t("study-as-turn")}</option>
          <For each={seats()}>{(seat) => <option value={seat}>{study.seatName(seat)}</option>}</For>
        </select>
        <span class="unseen"> {typeof viewer() === "number" ? study.seatName(viewer() as number) : ""}</span>
      </label>
    </Show>
  );
}

/** Where the position that is looked at can be set up otherwise. */
const editorAddress = (study: Study, position: string) => `/editor/${study.game}?config=${encodeURIComponent(JSON.stringify({ ...study.card().config, position }))}`;

/** Sharing, keeping, copying and throwing away. */
function Doors(props: { study: Study }) {
  const { study } = props;
  const card = study.card;
  const [isSure, setSure] = createSignal(false);
  const copy = async () => {
    try {
      go(`/study/${(await api.makeStudy({ study: study.id })).id}?node=${study.node()}`);
    } catch (error) {
      complain(error);
    }
  };
  const discard = async () => {
    if (!isSure()) return void setSure(true);
    try {
      await api.discardStudy(study.id);
      go(`/study?game=${study.game}`);
    } catch (error) {
      complain(error);
    }
  };
  return (
    <section class="stack tight study-doors" aria-label={t("study-doors")}>
      <Show when={card().mine && card().shared}><CopyLink label={t("study-link")} link={`/study/${study.id}`} isMain /></Show>
      <div class="row">
        <Show when={card().mine && !card().tied}>
          <button type="button" class="small share" aria-pressed={card().shared} onClick={() => void study.share(!card().shared)}><Icon name="share" /> {t(card().shared ? "study-unshare" : "study-share")}</button>
        </Show>
        <a class="button small" href={api.studyText(study.id)} download={`${study.game}-study.txt`}><Icon name="save" /> {t("study-text")}</a>
        <button type="button" class="small own-copy" onClick={() => void copy()}><Icon name="copy" /> {t("study-copy")}</button>
        <Show when={study.stand()?.position}>{(position) => <a class="button small set-up" href={editorAddress(study, position())}><Icon name="grid" /> {t("study-set-up")}</a>}</Show>
        <Show when={card().of}>{(of) => <a class="button small" href={`/table/${of()}`}><Icon name="back" /> {t("study-match")}</a>}</Show>
        <Show when={card().mine}><button type="button" class="small danger" onClick={() => void discard()}>{t(isSure() ? "study-discard-sure" : "study-discard")}</button></Show>
      </div>
    </section>
  );
}
