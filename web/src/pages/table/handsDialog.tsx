// How a seat is given up, and how strong a bot is put there: what is asked before it is done.
import { createSignal, For, Match, Show, Switch } from "solid-js";
import { Dialog } from "../../ui/dialog";
import { Segmented } from "../../ui/fields";
import { t } from "../../words/words";
import { keepLevel, levelChoices, levelOf } from "../company";
import type { Question } from "./hands";
import type { Table } from "./state";

/** The ways to give a seat up, and the one to keep it after all. */
type Way = "offer" | "keep" | "bot" | "vacate";

export function HandsDialog(props: { table: Table }) {
  return (
    <Show when={props.table.question()} keyed>
      {(question) => (
        <Switch>
          <Match when={question.hand === "leave"}><LeaveDialog table={props.table} seat={question.seat} /></Match>
          <Match when={question.hand !== "leave"}><BotDialog table={props.table} question={question} /></Match>
        </Switch>
      )}
    </Show>
  );
}

/** A level, as this guest last chose it for the game. */
function createLevel(table: Table) {
  const game = table.whole()!.table.game;
  const [level, setLevel] = createSignal(levelOf(game));
  const choose = (level: number) => {
    keepLevel(game, level);
    setLevel(level);
  };
  return [level, choose] as const;
}

function LevelField(props: { seat: number; level: number; onChange: (level: number) => void }) {
  return (
    <Segmented
      legend={t("level-of", { n: props.seat + 1 })} value={props.level} hint={t(`level-${props.level}`)}
      options={levelChoices()} onChange={props.onChange}
    />
  );
}

function LeaveDialog(props: { table: Table; seat: number }) {
  const { table } = props;
  const isOffered = table.whole()!.table.seats.some(({ seat, offered }) => seat === props.seat && offered);
  // Before it begins there is nothing to hand over.
  const ways: Way[] = table.isRunning() ? [isOffered ? "keep" : "offer", "bot", "vacate"] : ["vacate"];
  const [way, setWay] = createSignal<Way>(ways[0]!);
  const [level, setLevel] = createLevel(table);
  const go = async (event: SubmitEvent) => {
    event.preventDefault();
    const [how, strength] = [way(), level()];
    table.forget();
    await table.leave(props.seat, how === "bot" ? { how, level: strength } : { how });
  };
  return (
    <Dialog title={t("leave-title")} isOpen onClose={table.forget}>
      <form class="stack" onSubmit={(event) => void go(event)}>
        <fieldset class="field ways">
          <legend class="unseen">{t("leave-title")}</legend>
          <For each={ways}>
            {(one) => (
              <label class="way">
                <input type="radio" name="way" data-first={one === ways[0] ? "" : undefined} checked={one === way()} onChange={() => setWay(one)} />
                <span><b>{t(`way-${one}`)}</b><span class="hint">{t(`way-${one}-text`)}</span></span>
              </label>
            )}
          </For>
        </fieldset>
        <Show when={way() === "bot"}><LevelField seat={props.seat} level={level()} onChange={setLevel} /></Show>
        <div class="row end">
          <button type="button" class="quiet" onClick={table.forget}>{t("cancel")}</button>
          <button type="submit" class={way() === "vacate" ? "danger" : "primary"}>{t(`way-${way()}-go`)}</button>
        </div>
      </form>
    </Dialog>
  );
}

function BotDialog(props: { table: Table; question: Question }) {
  const { table } = props;
  const [level, setLevel] = createLevel(table);
  const isProposal = () => props.question.hand === "propose";
  const go = async (event: SubmitEvent) => {
    event.preventDefault();
    const { seat } = props.question;
    table.forget();
    await (isProposal() ? table.proposeBot(seat, level()) : table.putBot(seat, level()));
  };
  return (
    <Dialog title={t("bot-for-seat", { n: props.question.seat + 1 })} isOpen onClose={table.forget}>
      <form class="stack" onSubmit={(event) => void go(event)}>
        <p class="soft">{t(isProposal() ? "bot-proposed" : "bot-put")}</p>
        <LevelField seat={props.question.seat} level={level()} onChange={setLevel} />
        <div class="row end">
          <button type="button" class="quiet" onClick={table.forget}>{t("cancel")}</button>
          <button type="submit" class="primary" data-first>{t(isProposal() ? "bot-propose" : "bot-sit")}</button>
        </div>
      </form>
    </Dialog>
  );
}
