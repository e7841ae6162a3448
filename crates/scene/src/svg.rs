//! A board and a scene as one standalone SVG picture.
//!
//! The picture refers to nothing outside itself and uses no style sheet, filter or script, so that a page, a
//! viewer and a rasteriser all show the same. Every region, piece and slot carries its id, a role and its
//! label in words. Text from outside (players' names in labels) can never become markup.

mod arrow;
mod emblem;
mod mark;
mod panel;

use std::collections::BTreeSet;
use std::fmt::Display;

use tabletop::Message;

use crate::xml::{Attrs, Xml};
use crate::{
    Anchor, Art, Board, Caption, Decor, Direction, Emphasis, Gradient, Lettering, Line, Outline, Overlay,
    Paint, Panel, Piece, Rect, Region, Scene, Shape, Theme, Tint,
};

#[cfg(test)]
pub(crate) use arrow::drawn;
pub use emblem::emblem_svg;

/// The id of the frame.
const FRAME: &str = "picture-frame";
/// How much a tint covers, and how wide its edge is: half of it lies within the region.
const WASH: f64 = 0.4;
const BAND: i32 = 18;
const LETTERS: &str = "Georgia, 'DejaVu Serif', serif";

/// Draws a scene on its board. `say` puts messages into the reader's language.
pub fn svg(board: &Board, scene: &Scene, theme: Theme, say: &dyn Fn(&Message) -> String) -> String {
    let mut picture = Picture { xml: Xml::default(), board, scene, theme, say, frame: None };
    picture.draw();
    picture.xml.finish()
}

/// The same, cut down to a part of the board. Around it the picture has [`ROOM`].
pub fn svg_within(
    board: &Board,
    scene: &Scene,
    frame: Rect,
    theme: Theme,
    say: &dyn Fn(&Message) -> String,
) -> String {
    let mut picture = Picture { xml: Xml::default(), board, scene, theme, say, frame: Some(frame) };
    picture.draw();
    picture.xml.finish()
}

/// The empty room around a part of the board: marks at its edge reach into it.
pub const ROOM: i32 = 8;

struct Picture<'a> {
    xml: Xml,
    board: &'a Board,
    scene: &'a Scene,
    theme: Theme,
    say: &'a dyn Fn(&Message) -> String,
    /// The part of the board that is shown, if not all of it.
    frame: Option<Rect>,
}

/// What is drawn among the pieces, in the order of z.
enum Standing<'a> {
    Piece(&'a Piece),
    Decor(&'a Decor),
    Line(&'a Line),
    Overlay(&'a Overlay),
    Caption(&'a Caption),
}

impl Picture<'_> {
    fn draw(&mut self) {
        let (board, scene) = (self.board, self.scene);
        let caption = (self.say)(&scene.caption);
        let Rect { x, y, width, height } = self.frame.map_or_else(|| board.area(), |frame| frame.grown(ROOM));
        let view_box = format!("{x} {y} {width} {height}");
        self.xml.open(
            "svg",
            &[
                ("xmlns", &"http://www.w3.org/2000/svg"),
                ("viewBox", &view_box),
                ("role", &"group"),
                ("aria-label", &caption),
            ],
        );
        self.xml.text("title", &[], &caption);
        self.definitions();
        self.xml.open("g", &[("aria-hidden", &"true"), ("clip-path", &self.clip())]);
        board.backdrop.iter().for_each(|art| self.art(art));
        scene.tints.iter().for_each(|tint| self.tint(tint));
        board.overprint.iter().for_each(|art| self.art(art));
        self.xml.close();
        scene.regions(board).for_each(|(region, label)| self.region(region, label));
        self.xml.open("g", &[("clip-path", &self.clip())]);
        self.standing();
        scene.panels.iter().for_each(|panel| self.panel(panel));
        self.xml.close();
        self.xml.open("g", &[("aria-hidden", &"true"), ("pointer-events", &"none")]);
        scene.arrows.iter().for_each(|arrow| self.arrow(arrow));
        self.xml.close();
    }

    fn definitions(&mut self) {
        self.xml.open("defs", &[]);
        if let Some(area) = self.frame {
            self.xml.open("clipPath", &[("id", &FRAME)]);
            self.outline(&Outline::Rect { area, radius: 0 }, &[]);
            self.xml.close();
        }
        self.board.gradients.iter().for_each(|gradient| self.gradient(gradient));
        let scene = self.scene;
        let standing =
            scene.pieces.iter().map(|piece| piece.symbol).chain(scene.decor.iter().map(|decor| decor.symbol));
        let used: BTreeSet<&str> =
            standing.chain(scene.panels.iter().flat_map(Panel::slots).map(|slot| slot.symbol)).collect();
        for symbol in self.board.symbols.iter().filter(|symbol| used.contains(symbol.name)) {
            self.xml.open("g", &[("id", &symbol_id(symbol.name))]);
            symbol.art.iter().for_each(|art| self.art(art));
            self.xml.close();
        }
        self.xml.close();
    }

    /// What cuts the drawing at its frame.
    fn clip(&self) -> String {
        if self.frame.is_some() { format!("url(#{FRAME})") } else { "none".to_owned() }
    }

    fn gradient(&mut self, gradient: &Gradient) {
        let id = format!("paint-{}", gradient.name);
        let linear = |x2: u8, y2: u8| [("x1", 0), ("y1", 0), ("x2", x2), ("y2", y2)];
        match gradient.direction {
            Direction::Outwards => self.xml.open("radialGradient", &[("id", &id)]),
            Direction::Across => self.open_linear(&id, linear(1, 0)),
            Direction::Down => self.open_linear(&id, linear(0, 1)),
            Direction::Aslant => self.open_linear(&id, linear(1, 1)),
        }
        for stop in &gradient.stops {
            let colour = self.colour(stop.colour);
            let (offset, opacity) = (share(stop.at), share(stop.opacity));
            self.xml
                .leaf("stop", &[("offset", &offset), ("stop-color", &colour), ("stop-opacity", &opacity)]);
        }
        self.xml.close();
    }

    fn open_linear(&mut self, id: &str, ends: [(&str, u8); 4]) {
        let [a, b, c, d] = &ends;
        self.xml.open("linearGradient", &[("id", &id), (a.0, &a.1), (b.0, &b.1), (c.0, &c.1), (d.0, &d.1)]);
    }

    fn art(&mut self, art: &Art) {
        match art {
            Art::Shape(shape) => self.shape(shape),
            Art::Lettering(lettering) => self.lettering(lettering),
        }
    }

    fn shape(&mut self, shape: &Shape) {
        let fill = shape.fill.map_or_else(|| "none".to_owned(), |paint| self.paint(paint));
        let opacity = share(shape.opacity);
        let Some(stroke) = shape.stroke else {
            return self.outline(&shape.outline, &[("fill", &fill), ("opacity", &opacity)]);
        };
        let (paint, width) = (self.paint(stroke.paint), f64::from(stroke.tenths) / 10.0);
        self.outline(
            &shape.outline,
            &[
                ("fill", &fill),
                ("stroke", &paint),
                ("stroke-width", &width),
                ("stroke-linecap", &"round"),
                ("stroke-linejoin", &"round"),
                ("opacity", &opacity),
            ],
        );
    }

    /// A region washed with its colour, more of it along its edge, as atlases were coloured by hand.
    fn tint(&mut self, tint: &Tint) {
        let Some(region) = self.board.regions.iter().find(|region| region.id == tint.of) else { return };
        let (colour, id) = (self.colour(tint.colour), format!("tint-{}", tint.of));
        self.xml.open("clipPath", &[("id", &id)]);
        self.outline(&region.outline, &[]);
        self.xml.close();
        self.outline(
            &region.outline,
            &[
                ("clip-path", &format!("url(#{id})")),
                ("fill", &colour),
                ("fill-opacity", &WASH),
                ("stroke", &colour),
                ("stroke-width", &BAND),
                ("stroke-opacity", &WASH),
                ("stroke-linejoin", &"round"),
            ],
        );
    }

    fn outline(&mut self, outline: &Outline, look: &Attrs<'_>) {
        let with = |own: &[(&'static str, String)], xml: &mut Xml, name| {
            let mut attrs: Vec<(&str, &dyn Display)> =
                own.iter().map(|(name, value)| (*name, value as &dyn Display)).collect();
            attrs.extend_from_slice(look);
            xml.leaf(name, &attrs);
        };
        match outline {
            Outline::Rect { area, radius } => {
                let [x, y, width, height, rx] =
                    [area.x, area.y, area.width, area.height, *radius].map(|n| n.to_string());
                let own = [("x", x), ("y", y), ("width", width), ("height", height), ("rx", rx)];
                with(&own, &mut self.xml, "rect");
            }
            Outline::Ellipse { centre, rx, ry } => {
                let [cx, cy, rx, ry] = [centre.x, centre.y, *rx, *ry].map(|n| n.to_string());
                with(&[("cx", cx), ("cy", cy), ("rx", rx), ("ry", ry)], &mut self.xml, "ellipse");
            }
            Outline::Polygon(points) => {
                let points: Vec<String> = points.iter().map(|p| format!("{},{}", p.x, p.y)).collect();
                with(&[("points", points.join(" "))], &mut self.xml, "polygon");
            }
            Outline::Path(data) => with(&[("d", data.clone())], &mut self.xml, "path"),
        }
    }

    fn lettering(&mut self, lettering: &Lettering) {
        let ink = self.colour(lettering.ink);
        self.xml.text(
            "text",
            &[
                ("x", &lettering.at.x),
                // The middle of capitals and digits lies about a third of the size above their foot.
                ("y", &(lettering.at.y + lettering.size * 35 / 100)),
                ("font-size", &lettering.size),
                ("font-family", &LETTERS),
                ("font-weight", &"bold"),
                ("text-anchor", &"middle"),
                ("fill", &ink),
            ],
            &lettering.text,
        );
    }

    /// Opens the group of something one can point at, with its name for those who do not see it.
    fn open_element(&mut self, id: &str, label: &Message, transform: Option<&str>) {
        let label = (self.say)(label);
        let mut attrs: Vec<(&str, &dyn Display)> =
            vec![("id", &id), ("role", &"img"), ("aria-label", &label)];
        attrs.extend(transform.as_ref().map(|transform| ("transform", transform as &dyn Display)));
        self.xml.open("g", &attrs);
        self.xml.text("title", &[], &label);
    }

    fn region(&mut self, region: &Region, label: &Message) {
        self.open_element(&region.id, label, None);
        let is_target = self.scene.marks_on(&region.id).any(|why| why == Emphasis::Target);
        let fill = if is_target { self.colour(Emphasis::Target.colour()) } else { "none".to_owned() };
        self.outline(
            &region.outline,
            &[("fill", &fill), ("fill-opacity", &0.15), ("pointer-events", &"all")],
        );
        self.rings(&region.id, &region.outline);
        self.xml.close();
    }

    fn standing(&mut self) {
        let scene = self.scene;
        let pieces = scene.pieces.iter().map(|piece| (piece.z, Standing::Piece(piece)));
        let decor = scene.decor.iter().map(|decor| (decor.z, Standing::Decor(decor)));
        let lines = scene.lines.iter().map(|line| (line.z, Standing::Line(line)));
        let overlays = scene.overlays.iter().map(|overlay| (overlay.z, Standing::Overlay(overlay)));
        let captions = scene.captions.iter().map(|caption| (caption.z, Standing::Caption(caption)));
        let mut all: Vec<_> = overlays.chain(decor).chain(pieces).chain(lines).chain(captions).collect();
        all.sort_by_key(|(z, _)| *z);
        for (_, standing) in all {
            match standing {
                Standing::Piece(piece) => self.piece(piece),
                Standing::Decor(decor) => self.decor(decor),
                Standing::Line(line) => self.line(line),
                Standing::Overlay(overlay) => self.overlay(overlay),
                Standing::Caption(caption) => self.caption(caption),
            }
        }
    }

    fn decor(&mut self, Decor { symbol, at, .. }: &Decor) {
        let href = format!("#{}", symbol_id(symbol));
        self.xml.leaf("use", &[("href", &href), ("x", &at.x), ("y", &at.y), ("aria-hidden", &"true")]);
    }

    fn overlay(&mut self, overlay: &Overlay) {
        self.xml.open("g", &[("aria-hidden", &"true"), ("pointer-events", &"none")]);
        self.shape(&overlay.shape);
        self.xml.close();
    }

    fn caption(&mut self, caption: &Caption) {
        let (ink, words) = (self.colour(caption.ink), (self.say)(&caption.text));
        let (words, size) = match caption.width {
            Some(width) => panel::fit(&words, width, caption.size),
            None => (words, caption.size),
        };
        let anchor = match caption.anchor {
            Anchor::Start => "start",
            Anchor::Middle => "middle",
            Anchor::End => "end",
        };
        self.xml.text(
            "text",
            &[
                ("x", &caption.at.x),
                ("y", &(caption.at.y + size * 35 / 100)),
                ("font-size", &size),
                ("font-family", &panel::WORDS),
                ("font-weight", &"600"),
                ("text-anchor", &anchor),
                ("fill", &ink),
                ("pointer-events", &"none"),
            ],
            &words,
        );
    }

    fn piece(&mut self, piece: &Piece) {
        let Some(symbol) = self.board.symbol(piece.symbol) else { return };
        let transform = format!("translate({} {})", piece.at.x, piece.at.y);
        self.open_element(&piece.id, &piece.label, Some(&transform));
        self.xml.leaf("use", &[("href", &format!("#{}", symbol_id(symbol.name)))]);
        self.rings(&piece.id, &symbol.outline);
        self.xml.close();
    }

    fn paint(&self, paint: Paint) -> String {
        match paint {
            Paint::Colour(name) => self.colour(name),
            Paint::Gradient(name) => format!("url(#paint-{name})"),
        }
    }

    /// A named colour; nothing is painted under a name nobody gave.
    fn colour(&self, name: &str) -> String {
        self.board.colour(name, self.theme).map_or_else(|| "none".to_owned(), |rgb| rgb.to_string())
    }
}

fn symbol_id(name: &str) -> String {
    format!("symbol-{name}")
}

fn share(percent: u8) -> f64 {
    f64::from(percent) / 100.0
}
