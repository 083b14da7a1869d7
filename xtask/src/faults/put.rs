//! Finds the places of a source where a fault can be put, and writes the source with all of them in it, each behind its number.

use std::ops::Range;

use quote::ToTokens;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{BinOp, Expr, ReturnType, UnOp};

/// One fault: its number, where it is and what it does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Fault {
    pub(super) number: u32,
    pub(super) file: String,
    pub(super) line: usize,
    pub(super) function: String,
    pub(super) what: String,
}

/// The source with all its faults in it; they are added to `list` and numbered on from there.
pub(super) fn with_faults(file: &str, source: &str, list: &mut Vec<Fault>) -> Result<String, String> {
    let parsed = syn::parse_file(source).map_err(|error| format!("{file}: {error}"))?;
    let mut finder = Finder {
        source,
        file,
        list,
        edits: Vec::new(),
        function: Vec::new(),
        constant: false,
    };
    finder.visit_file(&parsed);
    let edits: Vec<&Edit> = finder.edits.iter().collect();
    Ok(render(source, 0..source.len(), &edits))
}

/// A place of the source that has other forms.
struct Edit {
    range: Range<usize>,
    kind: Kind,
}

enum Kind {
    /// One of these stands for what is there.
    Instead(Vec<(u32, String)>),
    /// The function returns one of these at once.
    Return(Vec<(u32, String)>),
}

struct Finder<'a> {
    source: &'a str,
    file: &'a str,
    list: &'a mut Vec<Fault>,
    edits: Vec<Edit>,
    function: Vec<String>,
    constant: bool,
}

impl Finder<'_> {
    fn text(&self, range: Range<usize>) -> &str {
        &self.source[range]
    }

    fn number(&mut self, at: usize, what: &str) -> u32 {
        let number = self.list.len() as u32 + 1;
        self.list.push(Fault {
            number,
            file: self.file.to_owned(),
            line: self.source[..at].matches('\n').count() + 1,
            function: self.function.last().cloned().unwrap_or_default(),
            what: what.to_owned(),
        });
        number
    }

    fn function(&mut self, signature: &syn::Signature, body: &syn::Block, inside: impl FnOnce(&mut Self)) {
        self.function.push(signature.ident.to_string());
        let was = std::mem::replace(&mut self.constant, signature.constness.is_some());
        if !self.constant && !body.stmts.is_empty() {
            let at = body.brace_token.span.open().byte_range().end;
            let forms: Vec<_> = answers(&signature.output)
                .iter()
                .map(|form| (self.number(at, &format!("return {form}")), (*form).to_owned()))
                .collect();
            if !forms.is_empty() {
                self.edits.push(Edit {
                    range: at..at,
                    kind: Kind::Return(forms),
                });
            }
        }
        inside(self);
        self.constant = was;
        self.function.pop();
    }

    fn instead(&mut self, range: Range<usize>, forms: Vec<(String, String)>) {
        let forms: Vec<_> = forms
            .into_iter()
            .map(|(what, form)| (self.number(range.start, &what), form))
            .collect();
        if !forms.is_empty() {
            self.edits.push(Edit {
                range,
                kind: Kind::Instead(forms),
            });
        }
    }
}

/// What a function can answer without having looked at anything.
fn answers(output: &ReturnType) -> &'static [&'static str] {
    let ReturnType::Type(_, ty) = output else {
        return &[""];
    };
    let ty = ty.to_token_stream().to_string().replace(' ', "");
    match ty.as_str() {
        "bool" => &["true", "false"],
        "u8" | "u16" | "u32" | "usize" | "i32" | "i16" => &["0", "1"],
        "Checked" | "Allowed" | "Verdict" => &["Ok(())"],
        ty if ty.starts_with("Result<()") => &["Ok(())"],
        ty if ty.starts_with("Option<") => &["None"],
        ty if ty.starts_with("Vec<") => &["Vec::new()"],
        _ => &[],
    }
}

/// Whether a condition binds names: it cannot be put into parentheses.
fn binds(expr: &Expr) -> bool {
    match expr {
        Expr::Let(_) => true,
        Expr::Binary(binary) => binds(&binary.left) || binds(&binary.right),
        Expr::Paren(inner) => binds(&inner.expr),
        _ => false,
    }
}

/// What stands for an operator that is turned round.
fn others(op: &BinOp) -> &'static [&'static str] {
    match op {
        BinOp::Eq(_) => &["!="],
        BinOp::Ne(_) => &["=="],
        BinOp::Lt(_) => &["<=", ">"],
        BinOp::Le(_) => &["<", ">"],
        BinOp::Gt(_) => &[">=", "<"],
        BinOp::Ge(_) => &[">", "<"],
        BinOp::And(_) => &["||"],
        BinOp::Or(_) => &["&&"],
        BinOp::Add(_) => &["-"],
        BinOp::Sub(_) => &["+"],
        BinOp::Mul(_) => &["+"],
        BinOp::Div(_) => &["*"],
        BinOp::BitAnd(_) => &["|"],
        BinOp::BitOr(_) => &["&"],
        BinOp::AddAssign(_) => &["-="],
        BinOp::SubAssign(_) => &["+="],
        BinOp::BitOrAssign(_) => &["&="],
        BinOp::BitAndAssign(_) => &["|="],
        _ => &[],
    }
}

impl<'ast> Visit<'ast> for Finder<'_> {
    fn visit_item_mod(&mut self, item: &'ast syn::ItemMod) {
        if !item.attrs.iter().any(|attr| attr.path().is_ident("cfg")) {
            visit::visit_item_mod(self, item);
        }
    }

    fn visit_item_const(&mut self, _: &'ast syn::ItemConst) {}
    fn visit_item_static(&mut self, _: &'ast syn::ItemStatic) {}
    fn visit_impl_item_const(&mut self, _: &'ast syn::ImplItemConst) {}
    fn visit_type(&mut self, _: &'ast syn::Type) {}
    fn visit_pat(&mut self, _: &'ast syn::Pat) {}

    fn visit_item_fn(&mut self, item: &'ast syn::ItemFn) {
        self.function(&item.sig, &item.block, |all| visit::visit_item_fn(all, item));
    }

    fn visit_impl_item_fn(&mut self, item: &'ast syn::ImplItemFn) {
        self.function(&item.sig, &item.block, |all| visit::visit_impl_item_fn(all, item));
    }

    fn visit_arm(&mut self, arm: &'ast syn::Arm) {
        if let Some((_, guard)) = &arm.guard
            && !self.constant
            && !binds(guard)
        {
            let forms = ["true", "false"].map(|form| (format!("guard {form}"), form.to_owned()));
            self.instead(guard.span().byte_range(), forms.to_vec());
        }
        visit::visit_arm(self, arm);
    }

    fn visit_expr_binary(&mut self, binary: &'ast syn::ExprBinary) {
        let whole = Expr::Binary(binary.clone());
        if !self.constant && !binds(&whole) {
            let (left, right) = (binary.left.span().byte_range(), binary.right.span().byte_range());
            let op = self.text(binary.op.span().byte_range()).to_owned();
            let forms = others(&binary.op).iter().map(|other| {
                let form = format!("{} {other} {}", self.text(left.clone()), self.text(right.clone()));
                (format!("{op} -> {other}"), form)
            });
            let forms: Vec<_> = forms.collect();
            self.instead(left.start..right.end, forms);
        }
        visit::visit_expr_binary(self, binary);
    }

    fn visit_expr_unary(&mut self, unary: &'ast syn::ExprUnary) {
        if !self.constant && matches!(unary.op, UnOp::Not(_)) {
            let inner = self.text(unary.expr.span().byte_range()).to_owned();
            self.instead(unary.span().byte_range(), vec![("! dropped".into(), inner)]);
        }
        visit::visit_expr_unary(self, unary);
    }
}

/// The source between two places with its edits, the outermost first.
fn render(source: &str, range: Range<usize>, edits: &[&Edit]) -> String {
    let mut out = String::new();
    let mut at = range.start;
    let mut left: Vec<&Edit> = edits.to_vec();
    left.sort_by_key(|edit| (edit.range.start, std::cmp::Reverse(edit.range.end)));
    let mut next = 0;
    while next < left.len() {
        let edit = left[next];
        let inner: Vec<&Edit> = left[next + 1..]
            .iter()
            .copied()
            .filter(|other| {
                other.range.end <= edit.range.end
                    && other.range.start >= edit.range.start
                    && !edit.range.is_empty()
            })
            .collect();
        out.push_str(&source[at..edit.range.start]);
        match &edit.kind {
            Kind::Return(forms) => {
                for (number, form) in forms {
                    out.push_str(&format!(" if crate::fault() == {number} {{ return {form}; }} "));
                }
            }
            Kind::Instead(forms) => {
                out.push_str("(match crate::fault() { ");
                for (number, form) in forms {
                    out.push_str(&format!("{number} => {{ {form} }} "));
                }
                out.push_str(&format!(
                    "_ => {{ {} }} }})",
                    render(source, edit.range.clone(), &inner)
                ));
            }
        }
        at = edit.range.end;
        next += 1 + inner.len();
    }
    out.push_str(&source[at..range.end]);
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_fault_is_behind_its_number() {
        let source = "fn due(&self) -> bool { self.left > 0 && !self.paid }";
        let mut list = Vec::new();
        let faulty = with_faults("rules.rs", source, &mut list).unwrap();
        let whats: Vec<&str> = list.iter().map(|fault| fault.what.as_str()).collect();
        assert_eq!(
            whats,
            [
                "return true",
                "return false",
                "&& -> ||",
                "> -> >=",
                "> -> <",
                "! dropped"
            ]
        );
        assert!(
            list.iter()
                .all(|fault| fault.function == "due" && fault.line == 1)
        );
        for number in 1..=6 {
            assert!(faulty.contains(&format!("{number} ")), "{faulty}");
        }
        syn::parse_file(&faulty).unwrap();
    }

    #[test]
    fn constants_and_conditions_that_bind_names_stay() {
        let source = "const MOST: u8 = 2 + 3; const fn twice(n: u8) -> u8 { n + n } fn some(x: Option<u8>) { if let Some(y) = x && y > 1 {} }";
        let mut list = Vec::new();
        with_faults("rules.rs", source, &mut list).unwrap();
        let whats: Vec<&str> = list.iter().map(|fault| fault.what.as_str()).collect();
        assert_eq!(whats, ["return ", "> -> >=", "> -> <"]);
    }
}
